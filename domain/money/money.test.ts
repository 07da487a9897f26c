import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { formatKroner, formatOfficePrice, parseKroner, toKroner, toOere, formatAmount } from './money.ts'

describe('øre and kroner', () => {
  test.each([
    [129.5, 12_950],
    [4.35, 435],
    [1.005, 101],
    [0, 0],
    [-0.001, 0],
    [-10, -1_000],
  ])('PRI-1 %d kroner are %d whole øre', (kroner, oere) => {
    expect(toOere(kroner)).toBe(oere)
  })

  test('PRI-1 whole øre go to kroner and back unchanged', () => {
    fc.assert(
      fc.property(fc.integer({ min: -1e12, max: 1e12 }), (oere) => {
        expect(toOere(toKroner(oere))).toBe(oere)
      }),
    )
  })

  test.each([Number.NaN, Infinity])('refuses %d', (kroner) => {
    expect(() => toOere(kroner)).toThrow(RangeError)
  })
})

describe('written amounts', () => {
  test.each([
    [123_450, 'kr.\u00a01.234,50'],
    [12_900, 'kr.\u00a0129,00'],
    [5, 'kr.\u00a00,05'],
    [0, 'kr.\u00a00,00'],
    [-1_000, '−kr.\u00a010,00'],
    [123_456_789, 'kr.\u00a01.234.567,89'],
  ])('PRI-2 %d øre are written %s', (oere, text) => {
    expect(formatKroner(oere)).toBe(text)
  })

  test('PRI-2 every amount can be read back from its text', () => {
    fc.assert(
      fc.property(fc.maxSafeInteger(), (oere) => {
        expect(
          Number(
            formatKroner(oere)
              .replace('−', '-')
              .replace(/kr\.\u00a0|[.,]/g, ''),
          ),
        ).toBe(oere)
      }),
    )
  })

  test('the back office writes DKK behind', () => {
    expect(formatOfficePrice(12_900)).toBe('129,00\u00a0DKK')
    expect(formatOfficePrice(123_450)).toBe('1.234,50\u00a0DKK')
    expect(formatOfficePrice(-1_000)).toBe('−10,00\u00a0DKK')
  })
})

describe('amounts as people write them', () => {
  test.each([
    ['129', 12_900],
    ['129,5', 12_950],
    ['129.50', 12_950],
    ['1.234', 123_400],
    ['1.234,50', 123_450],
    [' kr. 35,00 ', 3_500],
    ['kr.\u00a035,00', 3_500],
    ['2.000', 200_000],
    ['1.089,50', 108_950],
    ['1.234.567', 123_456_700],
    ['1 234,50', 123_450],
    ['42', 4_200],
    ['42 kr', 4_200],
    ['42 kr.', 4_200],
    ['42kr.', 4_200],
    ['kr. 42', 4_200],
    ['Kr 42', 4_200],
    ['129,00 DKK', 12_900],
    ['129,-', 12_900],
    ['1.290,–', 129_000],
    ['95,5', 9_550],
    ['\u202a95,50\u202c', 9_550],
    ['４２', 4_200],
    ['42.50', 4_250],
    ['0', 0],
    ['0,50', 50],
    ['', null],
    ['-5', null],
    ['12,345', null],
    ['12.3456', null],
    ['0.500', null],
    ['1.2345,00', null],
    ['1.23.456', null],
    ['1,234.50', null],
    ['1 23', null],
    ['1.000 000', null],
    ['12345678', null],
    ['kr.', null],
    ['42 stk.', null],
    ['1e3', null],
    ['ti', null],
  ])('PRI-2 NUM-2 VIS-16 %j is %j øre', (text, oere) => {
    expect(parseKroner(text)).toBe(oere)
  })

  test('NUM-2 an amount is read as itself in every way that people write it', () => {
    const forms: ((amount: string) => string)[] = [
      (amount) => amount,
      (amount) => `kr. ${amount}`,
      (amount) => `kr.\u00a0${amount}`,
      (amount) => `KR ${amount}`,
      (amount) => `${amount} kr`,
      (amount) => `${amount} kr.`,
      (amount) => amount.replace(/,00$/, ',-'),
      (amount) => amount.replace(/,00$/, ''),
      (amount) => amount.replace(/(,\d)0$/, '$1'),
      (amount) => amount.replaceAll('.', ''),
      (amount) => amount.replaceAll('.', ' '),
      (amount) => ` ${amount} `,
    ]
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 999_999_999 }), fc.constantFrom(...forms), (oere, write) => {
        expect(parseKroner(write(formatAmount(oere)))).toBe(oere)
      }),
    )
  })

  test('NUM-2 whatever is read shows again as an amount with the digits that were typed, or is refused', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[0-9., ]{1,10}$/), (typed) => {
        const oere = parseKroner(typed)
        if (oere === null) return
        const digits = typed.replaceAll(/\D/g, '').replace(/^0+/, '')
        expect(formatAmount(oere).replaceAll(/\D/g, '').replace(/^0+/, '').startsWith(digits)).toBe(true)
      }),
    )
  })

  test('NUM-2 three digits after a point are thousands, never decimals', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 999 }), fc.integer({ min: 0, max: 999 }), (thousands, rest) => {
        const typed = `${thousands}.${String(rest).padStart(3, '0')}`
        expect(parseKroner(typed)).toBe((thousands * 1000 + rest) * 100)
      }),
    )
  })

  test('PRI-2 what a field holds is read as the same amount', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 1e8 }), (oere) => {
        expect(parseKroner(formatAmount(oere))).toBe(oere)
      }),
    )
  })
})
