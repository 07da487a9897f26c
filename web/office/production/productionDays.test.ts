import { expect, test } from 'vitest'
import { canBeSummed, nameOfDays, readDays, shiftDays } from './productionDays.ts'

const address = (search: string) => readDays(new URLSearchParams(search), '2026-11-20')
const read = (search: string) => address(search).days

test('ORD-9 the days are read from the URL', () => {
  expect(address('')).toEqual({ days: { from: '2026-11-20', to: '2026-11-20' }, errors: {} })
  expect(read('from=2026-12-01')).toEqual({ from: '2026-12-01', to: '2026-12-01' })
  expect(read('to=2026-12-01')).toEqual({ from: '2026-12-01', to: '2026-12-01' })
  expect(read('from=2026-12-01&to=2026-12-03')).toEqual({ from: '2026-12-01', to: '2026-12-03' })
})

test('DAY-5 more days than the service sums are reported at their field, and not cut', () => {
  const longest = address('from=2026-12-01&to=2027-01-31')
  expect([longest.errors, canBeSummed(longest.days)]).toEqual([{}, true])
  const tooLong = address('from=2026-12-01&to=2027-02-01')
  expect(tooLong).toEqual({
    days: { from: '2026-12-01', to: '2027-02-01' },
    errors: { to: 'Vælg højst 62 dage ad gangen. Her er valgt 63.' },
  })
  expect(canBeSummed(tooLong.days)).toBe(false)
})

test('DAY-4 dates that are none, or in the wrong order, are reported at their fields', () => {
  expect(address('from=x&to=2026-02-30')).toEqual({
    days: { from: '2026-11-20', to: '2026-11-20' },
    errors: {
      from: '"x" i adressen er ikke en dato og er ikke brugt.',
      to: '"2026-02-30" i adressen er ikke en dato og er ikke brugt.',
    },
  })
  const reversed = address('from=2026-12-03&to=2026-12-01')
  expect(reversed.errors).toEqual({ from: 'Fra-datoen ligger efter til-datoen.' })
  expect(canBeSummed(reversed.days)).toBe(false)
})

test('ORD-9 the days before and after are the same number', () => {
  expect(shiftDays({ from: '2026-10-24', to: '2026-10-25' }, 1)).toEqual({ from: '2026-10-26', to: '2026-10-27' })
  expect(shiftDays({ from: '2026-12-01', to: '2026-12-01' }, -1)).toEqual({ from: '2026-11-30', to: '2026-11-30' })
  expect(nameOfDays({ from: '2026-11-20', to: '2026-11-20' })).toBe('fredag 20-11-2026')
})
