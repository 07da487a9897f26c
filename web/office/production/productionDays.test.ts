import { expect, test } from 'vitest'
import { nameOfDays, readDays, shiftDays } from './productionDays.ts'

const read = (search: string) => readDays(new URLSearchParams(search), '2026-11-20')

test('ORD-9 the days are read from the URL, limited to the service’s maximum', () => {
  expect(read('')).toEqual({ from: '2026-11-20', to: '2026-11-20' })
  expect(read('from=2026-12-01')).toEqual({ from: '2026-12-01', to: '2026-12-01' })
  expect(read('to=2026-12-01')).toEqual({ from: '2026-12-01', to: '2026-12-01' })
  expect(read('from=2026-12-01&to=2026-12-03')).toEqual({ from: '2026-12-01', to: '2026-12-03' })
  expect(read('from=2026-12-03&to=2026-12-01')).toEqual({ from: '2026-12-03', to: '2026-12-03' })
  expect(read('from=2026-12-01&to=2027-12-01')).toEqual({ from: '2026-12-01', to: '2027-01-31' })
  expect(read('from=x&to=2026-02-30')).toEqual({ from: '2026-11-20', to: '2026-11-20' })
})

test('ORD-9 the days before and after are the same number', () => {
  expect(shiftDays({ from: '2026-10-24', to: '2026-10-25' }, 1)).toEqual({ from: '2026-10-26', to: '2026-10-27' })
  expect(shiftDays({ from: '2026-12-01', to: '2026-12-01' }, -1)).toEqual({ from: '2026-11-30', to: '2026-11-30' })
  expect(nameOfDays({ from: '2026-11-20', to: '2026-11-20' })).toBe('fredag 20-11-2026')
})
