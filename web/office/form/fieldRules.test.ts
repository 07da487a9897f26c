import { expect, test } from 'vitest'
import { caterRules } from '../caters/caterRules.ts'
import { decimalNumber, parseNumber, requiredEmail, wholeNumber } from './fieldRules.ts'

test('VIS-16 numbers and emails may come with what nobody sees, which is not sent', () => {
  expect(wholeNumber(0, 100).parse('\u202A40\u202C')).toBe('40')
  expect(decimalNumber(0, 100).parse(' 12,５\u200B')).toBe('12,5')
  expect(requiredEmail().parse('kok\u200B@example.dk')).toBe('kok@example.dk')
  expect(parseNumber('\u206612,5\u2069')).toBe(12.5)
  const { zipCode, cvrNumber } = (caterRules(true) as ReturnType<typeof caterRules> & { shape: Shape }).shape
  expect([zipCode.parse('\u202A8000\u202C'), cvrNumber.parse('１２３４５６７８')]).toEqual(['8000', '12345678'])
})

type Shape = Record<'zipCode' | 'cvrNumber', { parse: (typed: string) => string }>
