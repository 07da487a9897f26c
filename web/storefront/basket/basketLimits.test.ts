import { describe, expect, test } from 'vitest'
import { coverLimitTexts, minEnvelopesText, namedLimitTexts } from './basketLimits.ts'
import { testBasket, testLine } from '../testing/testBasket.ts'

describe('the minimum of a basket', () => {
  test('ANM-19 VIS-8 says how many covers the caterer requires in all, and how many are missing', () => {
    expect(minEnvelopesText(testBasket, 11)).toBe('Leverandøren kræver mindst 11 kuverter. Du mangler 1 kuvert.')
    expect(minEnvelopesText(testBasket, 10)).toBeNull()
    expect(minEnvelopesText(testBasket, null)).toBeNull()
    const twoLines = { ...testBasket, menus: [testLine, { ...testLine, tempId: 'line-2', amount: 1 }] }
    expect(minEnvelopesText(twoLines, 11)).toBeNull()
  })

  test('CFG-8 the lines of a menu with too few covers in all have a message', () => {
    const limits = (minAmount: number, maxAmount: number | null = null) =>
      new Map([['menu-1', { minAmount, maxAmount }]])
    expect([...coverLimitTexts(testBasket, limits(12))]).toEqual([[0, 'Mindst 12 kuverter.']])
    const twoLines = { ...testBasket, menus: [testLine, { ...testLine, tempId: 'line-2', amount: 2 }] }
    expect(coverLimitTexts(twoLines, limits(12)).size).toBe(0)
    expect([...coverLimitTexts(twoLines, limits(1, 11)).keys()]).toEqual([0, 1])
    expect([...namedLimitTexts(twoLines, limits(1, 11)).values()]).toEqual(['Frokostplatte: Højst 11 kuverter.'])
  })
})
