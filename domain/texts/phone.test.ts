import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { formatPhone, isPhone, parsePhone } from './phone.ts'

test.each([
  ['86123456', '86 12 34 56'],
  ['8612 34 56', '86 12 34 56'],
  ['86.12.34.56', '86 12 34 56'],
  ['+4586123456', '+45 86 12 34 56'],
  ['4586123456', '+45 86 12 34 56'],
  ['+46 8 123 456 78', '+46 8 123 456 78'],
  ['112', '112'],
  ['', ''],
])('a Danish phone number is grouped in pairs: %j is shown as %j', (phone, text) => {
  expect(formatPhone(phone)).toBe(text)
})

test('VIS-8 a phone number has 8 digits, or + and 6 to 15, grouped or not', () => {
  const accepted = ['86123456', '86 12 34 56', '8612-3456', '+4586123456', '+45 86 12 34 56', '+299123456']
  expect(accepted.filter(isPhone)).toEqual(accepted)
  const refused = ['abc', '8612345', '861234567', '+12345', '+1234567890123456', '86123456 lokal 2', '', '+']
  expect(refused.filter(isPhone)).toEqual([])
})

test.each([
  ['86–12–34–56', '86123456'],
  ['８６１２３４５６', '86123456'],
  ['\u200B86\u00A012\u200934 56\uFE0D', '86123456'],
  ['\u202A+45 86 12 34 56\u202C', '+4586123456'],
  ['\u2066+45 86 12 34 56\u2069', '+4586123456'],
  ['(+45) 86 12 34 56', '+4586123456'],
  ['0045 86123456', '+4586123456'],
  ['45 86 12 34 56', '+4586123456'],
  ['＋４５ ８６１２３４５６', '+4586123456'],
  ['+46 (0)8 123 456 78', '+46812345678'],
  ['45 12 34 56', '45123456'],
])('VIS-16 %j is the phone number %s', (typed, number) => {
  expect(parsePhone(typed)).toBe(number)
})

test('VIS-16 a number is the same with anything between its digits that only groups them or cannot be seen', () => {
  const gap = fc.constantFrom('', ' ', '\u00A0', '-', '–', '.', '\u200B', '\u00AD', '\u202C', '\uFE0F', ')')
  const digits = fc.array(fc.tuple(fc.constantFrom(...'123456789'), gap), { minLength: 8, maxLength: 8 })
  fc.assert(
    fc.property(digits, fc.constantFrom('', '+45', '0045', '45', '(+45)'), (typed, country) => {
      const number = parsePhone(country + typed.map((part) => part.join('')).join(''))
      expect(number).toBe((country && '+45') + typed.map(([digit]) => digit).join(''))
      expect(parsePhone(number ?? '')).toBe(number)
    }),
  )
})
