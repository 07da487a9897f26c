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
    [123_450, 'kr. 1.234,50'],
    [12_900, 'kr. 129,00'],
    [5, 'kr. 0,05'],
    [0, 'kr. 0,00'],
    [-1_000, '−kr. 10,00'],
    [123_456_789, 'kr. 1.234.567,89'],
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
              .replace(/kr\. |[.,]/g, ''),
          ),
        ).toBe(oere)
      }),
    )
  })

  test('the back office writes DKK behind', () => {
    expect(formatOfficePrice(12_900)).toBe('129,00 DKK')
    expect(formatOfficePrice(123_450)).toBe('1.234,50 DKK')
    expect(formatOfficePrice(-1_000)).toBe('−10,00 DKK')
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
    ['0', 0],
    ['', null],
    ['-5', null],
    ['12,345', null],
    ['ti', null],
  ])('PRI-2 %j is %j øre', (text, oere) => {
    expect(parseKroner(text)).toBe(oere)
  })

  test('PRI-2 what a field holds is read as the same amount', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 1e8 }), (oere) => {
        expect(parseKroner(formatAmount(oere))).toBe(oere)
      }),
    )
  })
})
