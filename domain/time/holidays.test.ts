import { expect, test } from 'vitest'
import { addDays, isoWeekday } from './danishTime.ts'
import { danishHolidays, findHoliday } from './holidays.ts'

const datesOf = (name: string, years: number[]) =>
  years.map((year) => danishHolidays(year).find((holiday) => holiday.name === name)?.date)

test('ANM-7 there are 26 holidays from 2019-12-25 to 2021-12-26: 24 public and two Palmesøndage', () => {
  const within = [2019, 2020, 2021]
    .flatMap(danishHolidays)
    .filter(({ date }) => date >= '2019-12-25' && date <= '2021-12-26')
  expect(within).toHaveLength(26)
  expect(within.filter(({ isPublic }) => isPublic)).toHaveLength(24)
  expect(within.filter(({ isPublic }) => !isPublic).map(({ date, name }) => [date, name])).toEqual([
    ['2020-04-05', 'Palmesøndag'],
    ['2021-03-28', 'Palmesøndag'],
  ])
})

test('ANM-7 a year has its Danish names and dates', () => {
  expect(danishHolidays(2020).map(({ date, name }) => `${date} ${name}`)).toEqual([
    '2020-01-01 Nytårsdag',
    '2020-04-05 Palmesøndag',
    '2020-04-09 Skærtorsdag',
    '2020-04-10 Langfredag',
    '2020-04-12 Påskedag',
    '2020-04-13 2. påskedag',
    '2020-05-08 Store bededag',
    '2020-05-21 Kristi himmelfartsdag',
    '2020-05-31 Pinsedag',
    '2020-06-01 2. pinsedag',
    '2020-12-25 Juledag',
    '2020-12-26 2. juledag',
  ])
})

test('ANM-7 Easter is right in early, late and common years', () => {
  expect(datesOf('Påskedag', [1818, 1943, 2000, 2008, 2024, 2025, 2026, 2027, 2038])).toEqual([
    '1818-03-22',
    '1943-04-25',
    '2000-04-23',
    '2008-03-23',
    '2024-03-31',
    '2025-04-20',
    '2026-04-05',
    '2027-03-28',
    '2038-04-25',
  ])
})

test('ANM-7 Store bededag is kept until 2023 only', () => {
  expect(datesOf('Store bededag', [2022, 2023, 2024, 2026])).toEqual(['2022-05-13', '2023-05-05', undefined, undefined])
})

test('ANM-7 in every year the dates rise, none is double, and each has its weekday', () => {
  const weekdays: Record<string, number> = {
    Palmesøndag: 7,
    Skærtorsdag: 4,
    Langfredag: 5,
    Påskedag: 7,
    '2. påskedag': 1,
    'Store bededag': 5,
    'Kristi himmelfartsdag': 4,
    Pinsedag: 7,
    '2. pinsedag': 1,
  }
  for (let year = 1900; year <= 2199; year++) {
    const holidays = danishHolidays(year)
    const dates = holidays.map(({ date }) => date)
    expect(dates).toEqual([...new Set(dates)].sort())
    for (const { date, name } of holidays) {
      const weekday = isoWeekday(date)
      expect([date, weekday]).toEqual([date, weekdays[name] ?? weekday])
    }
  }
})

test('ANM-7 a date knows its holiday', () => {
  expect(findHoliday('2026-12-25')).toEqual({ name: 'Juledag', isPublic: true })
  expect(findHoliday('2026-03-29')).toEqual({ name: 'Palmesøndag', isPublic: false })
  expect(findHoliday(addDays('2026-12-26', 1))).toBeNull()
})
