import { expect, test } from 'vitest'
import { dayChips } from './dayChips.ts'

test.each([
  ['2026-11-23', '2026-11-23'],
  ['2026-11-25', '2026-11-23'],
  ['2026-11-29', '2026-11-23'],
])('DAY-4 on %s the week begins on %s', (today, monday) => {
  const [first, second, week, next] = dayChips(today)
  expect(first).toEqual({ name: 'I dag', from: today, to: today })
  expect(second?.from).toBe(second?.to)
  expect(week).toEqual({ name: 'Denne uge', from: monday, to: '2026-11-29' })
  expect(next).toEqual({ name: 'Næste uge', from: '2026-11-30', to: '2026-12-06' })
})

test('DAY-4 the day after the last of a year is of the next one', () => {
  expect(dayChips('2026-12-31')[1]).toEqual({ name: 'I morgen', from: '2027-01-01', to: '2027-01-01' })
})
