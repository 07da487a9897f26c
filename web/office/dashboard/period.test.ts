import { expect, test } from 'vitest'
import { NAMED_PERIODS, namedPeriod, nameOfPeriod, readPeriod } from './period.ts'

const today = '2026-11-19'
const defaultPeriod = { from: '2026-08-31', to: '2026-11-22' }
const read = (search: string) => readPeriod(new URLSearchParams(search), today)

test('ADM-3 a named period is in whole weeks', () => {
  expect(namedPeriod('Seneste 12 uger', today)).toEqual(defaultPeriod)
  expect(namedPeriod('Næste 8 uger', '2026-11-22')).toEqual({ from: '2026-11-16', to: '2027-01-10' })
  for (const { name } of NAMED_PERIODS) expect(nameOfPeriod(namedPeriod(name, today), today)).toBe(name)
})

test('ADM-3 the period is read from the URL; an invalid one gives the default', () => {
  expect(read('from=2026-01-05&to=2026-02-01')).toEqual({ from: '2026-01-05', to: '2026-02-01' })
  expect(nameOfPeriod(read('from=2026-01-05&to=2026-02-01'), today)).toBeNull()
  for (const wrong of [
    '',
    'from=2026-01-05',
    'from=2026-02-01&to=2026-01-05',
    'from=2020-01-01&to=2026-01-01',
    'from=x&to=y',
  ])
    expect([wrong, read(wrong)]).toEqual([wrong, defaultPeriod])
})
