import { describe, expect, test } from 'vitest'
import { createBasketLine, basketTotal, emptyBasket, removeLine, setLineAmount } from './basket.ts'
import type { Basket } from './basket.ts'
import { repriceBasket, isOrderable, reviewLine } from './basketReview.ts'
import { filterSelectable } from './choices.ts'
import { groupOf, menuOf, node, pick } from './menuFixtures.ts'

const kinds = (...items: ReturnType<typeof node>[]) => groupOf('g', 1, 2, items)
const beer = node('beer', { type: 'extra', price: 3_000, name: 'Øl' })
const menu = menuOf([kinds(node('sild', { name: 'Sild' }), node('laks', { name: 'Laks', price: 1_500 })), beer])
const chosen = [pick('laks', 1, 'g'), pick('beer', 4)]
const line = createBasketLine(menu, { tempId: 't', caterId: 55, amount: 10, selected: chosen })

describe('a line beside the catalogue of today', () => {
  test('BAS-6 is current while what it holds costs the same', () => {
    expect(reviewLine(line, menu)).toEqual({ state: 'current' })
    const elsewhere = menuOf([kinds(node('sild', { price: 900 }), node('laks', { price: 1_500 })), beer])
    expect(reviewLine(line, elsewhere)).toEqual({ state: 'current' })
  })

  test('BAS-6 is gone with its menu, and where nobody can complete that', () => {
    expect(reviewLine(line, undefined)).toEqual({ state: 'gone' })
    expect(reviewLine(line, menuOf([groupOf('g', 3, 3, [])]))).toEqual({ state: 'gone' })
  })

  test('BAS-6 tells which chosen item is gone, or that the choice no longer fits', () => {
    expect(reviewLine(line, menuOf([kinds(node('sild')), beer]))).toEqual({
      state: 'choicesChanged',
      missing: ['Laks'],
    })
    const stricter = menuOf([groupOf('g', 2, 2, [node('sild'), node('laks')]), beer])
    expect(reviewLine(line, stricter)).toEqual({ state: 'choicesChanged', missing: [] })
  })

  test('BAS-6 tells old and new price of a cover and of an extra, and holds both at today’s', () => {
    const dearer = menuOf([kinds(node('sild'), node('laks', { price: 2_000 })), { ...beer, price: 3_200 }], {
      price: 11_000,
    })
    const review = reviewLine(line, dearer)
    expect(review).toMatchObject({
      state: 'priceChanged',
      changes: [
        { name: null, before: 11_500, now: 13_000 },
        { name: 'Øl', before: 3_000, now: 3_200 },
      ],
    })
    const today = repriceBasket({ menus: [line], services: [] }, new Map([['menu', dearer]]))
    expect(basketTotal(today)).toBe(10 * 13_000 + 4 * 3_200)
    expect(today.menus.map((held) => reviewLine(held, dearer))).toEqual([{ state: 'current' }])
  })

  test('BAS-6 a menu that is gone costs nothing, since it cannot be had', () => {
    expect(basketTotal(repriceBasket({ menus: [line], services: [] }, new Map()))).toBe(0)
  })

  test('BAS-5 of a choice that no longer fits, what still can be chosen is kept', () => {
    const once = menuOf([kinds(node('sild')), { ...beer, maxAmount: 3 }])
    expect(filterSelectable(once, chosen)).toEqual([pick('beer', 3)])
    expect(filterSelectable(menu, chosen)).toEqual(chosen)
  })

  test('CFG-8 a line below the least after a removal keeps the basket from being ordered', () => {
    const least = menuOf([], { minAmount: 10 })
    const of = (tempId: string, amount: number) =>
      createBasketLine(least, { tempId, caterId: 55, amount, selected: [] })
    const menus = new Map([['menu', least]])
    const basket: Basket = { menus: [of('t1', 10), of('t2', 2)], services: [] }
    expect(isOrderable(basket, menus)).toBe(true)
    expect(isOrderable(removeLine(basket, 't1'), menus)).toBe(false)
    expect(isOrderable(setLineAmount(removeLine(basket, 't1'), 't2', 10), menus)).toBe(true)
    expect(isOrderable(emptyBasket, menus)).toBe(false)
  })
})
