import { describe, expect, test } from 'vitest'
import { formatDate, formatLongDate } from './formats.ts'
import { parseTypedDate } from './typedDate.ts'

describe('a typed date', () => {
  test('NUM-1 reads what the product writes', () => {
    for (const date of ['2026-12-24', '2027-01-01', '2028-02-29', '2027-05-06']) {
      expect(parseTypedDate(formatDate(date))).toBe(date)
      expect(parseTypedDate(formatLongDate(date))).toBe(date)
    }
  })

  test('takes what people write instead', () => {
    for (const typed of ['6-5-2027', '06.05.2027', '6/5/2027', ' 6. Maj 2027 ', '6 maj 2027']) {
      expect(parseTypedDate(typed)).toBe('2027-05-06')
    }
  })

  test('refuses what is no date', () => {
    for (const typed of ['', '6-5', '31-02-2027', '6. may 2027', '2027-05-06', '00-00-2027', '6-5-27']) {
      expect(parseTypedDate(typed)).toBeNull()
    }
  })
})
