import { expect, test } from 'vitest'
import { readCater } from './chosenCater.ts'
import { NAMED_PERIODS, namedPeriod, nameOfPeriod, readPeriod } from './period.ts'

const today = '2026-11-19'
const defaultPeriod = { from: '2026-08-31', to: '2026-11-22' }
const address = (search: string) => readPeriod(new URLSearchParams(search), today)
const read = (search: string) => address(search).period

test('ADM-3 a named period is in whole weeks', () => {
  expect(namedPeriod('Seneste 12 uger', today)).toEqual(defaultPeriod)
  expect(namedPeriod('Næste 8 uger', '2026-11-22')).toEqual({ from: '2026-11-16', to: '2027-01-10' })
  for (const { name } of NAMED_PERIODS) expect(nameOfPeriod(namedPeriod(name, today), today)).toBe(name)
})

test('ADM-3 the period is read from the URL, the default where there is none', () => {
  expect(address('')).toEqual({ period: defaultPeriod, error: undefined })
  expect(read('from=2026-01-05&to=2026-02-01')).toEqual({ from: '2026-01-05', to: '2026-02-01' })
  expect(nameOfPeriod(read('from=2026-01-05&to=2026-02-01'), today)).toBeNull()
})

test.each([
  ['from=2026-01-05', 'Til-datoen mangler i adressen. Perioden er ikke brugt.'],
  ['to=2026-01-05', 'Fra-datoen mangler i adressen. Perioden er ikke brugt.'],
  ['from=2026-02-01&to=2026-01-05', 'Fra-datoen ligger efter til-datoen. Perioden er ikke brugt.'],
  ['from=2020-01-01&to=2026-01-01', 'Der kan højst vises to år. Perioden er ikke brugt.'],
  ['from=x&to=2026-01-01', '"x" i adressen er ikke en dato og er ikke brugt.'],
])('DAY-4 a period that cannot be used is reported: %s', (search, error) => {
  expect(address(search)).toEqual({ period: defaultPeriod, error })
})

test('DAY-4 a caterer that is no number is reported', () => {
  const cater = (search: string) => readCater(new URLSearchParams(search))
  expect(cater('cater=55')).toEqual({ number: 55, error: undefined })
  expect(cater('')).toEqual({ number: null, error: undefined })
  expect(cater('cater=abc').error).toBe('"abc" i adressen er ikke et cateringfirma og er ikke brugt.')
})
