import { describe, expect, test } from 'vitest'
import { formatDate, formatLongDate } from '../../domain/time/formats.ts'
import { parseShortDate, parseTypedDate } from './typedDate.ts'

describe('a typed date', () => {
  test('NUM-1 reads what the product writes', () => {
    for (const date of ['2026-12-24', '2027-01-01', '2028-02-29', '2027-05-06']) {
      expect(parseTypedDate(formatDate(date))).toBe(date)
      expect(parseTypedDate(formatLongDate(date))).toBe(date)
    }
  })

  test('accepts what people write instead', () => {
    for (const typed of ['6-5-2027', '06.05.2027', '6/5/2027', ' 6. Maj 2027 ', '6 maj 2027', '2027-05-06']) {
      expect(parseTypedDate(typed)).toBe('2027-05-06')
    }
    expect(parseTypedDate('25/12/2026')).toBe('2026-12-25')
    expect(parseTypedDate('25122026')).toBe('2026-12-25')
    expect(parseTypedDate('25. dec. 2026')).toBe('2026-12-25')
  })

  test('VIS-16 reads what is copied with marks that nobody sees, and full-width digits', () => {
    for (const typed of ['\u202A24-12-2026\u202C', '24\u200B.12.2026', '２４-１２-２０２６', '24. dec\uFE0E 2026'])
      expect([typed, parseTypedDate(typed)]).toEqual([typed, '2026-12-24'])
  })

  test('refuses what is no date', () => {
    for (const typed of [
      '',
      '6-5',
      '31-02-2027',
      '6. may 2027',
      '2027-13-06',
      '31022027',
      '251226',
      '00-00-2027',
      '6-5-27',
    ]) {
      expect(parseTypedDate(typed)).toBeNull()
    }
  })

  test('VIS-8 once typed, it may have a short year, or be the next such day', () => {
    for (const typed of [
      '25-12-26',
      '251226',
      '25/12/2026',
      '2026-12-25',
      '25. dec',
      '25. dec.',
      '25 december',
      '25/12',
    ]) {
      expect(parseShortDate(typed, '2026-11-23')).toBe('2026-12-25')
    }
    expect(parseShortDate('23. nov', '2026-11-23')).toBe('2026-11-23')
    expect(parseShortDate('22. nov', '2026-11-23')).toBe('2027-11-22')
    expect(parseShortDate('29. feb', '2026-11-23')).toBe('2028-02-29')
    for (const typed of ['25. d', '32-12', '321226', '25', '2512', 'abc', ''])
      expect(parseShortDate(typed, '2026-11-23')).toBeNull()
  })
})
