import { expect, test } from 'vitest'
import { formatPhone, isPhone } from './phone.ts'

test.each([
  ['86123456', '86 12 34 56'],
  ['8612 34 56', '86 12 34 56'],
  ['86.12.34.56', '86 12 34 56'],
  ['+4586123456', '+45 86 12 34 56'],
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
