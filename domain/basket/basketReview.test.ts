import { describe, expect, test } from 'vitest'
import { createBasketLine, basketTotal, emptyBasket, removeLine, setLineAmount } from './basket.ts'
import type { Basket } from './basket.ts'
import { repriceBasket, isOrderable, reviewLine } from './basketReview.ts'
import { filterSelectable } from '../menus/choices.ts'
import { groupOf, menuOf, node, pick, UNDATED } from './menuFixtures.ts'

const kinds = (...items: ReturnType<typeof node>[]) => groupOf('g', 1, 2, items)
const beer = node('beer', { type: 'extra', price: 3_000, name: 'Øl' })
const menu = menuOf([kinds(node('sild', { name: 'Sild' }), node('laks', { name: 'Laks', price: 1_500 })), beer])
const chosen = [pick('laks', 1, 'g'), pick('beer', 4)]
const line = createBasketLine(menu, { tempId: 't', caterId: 55, amount: 10, selected: chosen })

describe('a line beside the catalogue of today', () => {
  test('BAS-6 is current while what it holds costs the same', () => {
    expect(reviewLine(line, menu, UNDATED)).toEqual({ state: 'current' })
    const elsewhere = menuOf([kinds(node('sild', { price: 900 }), node('laks', { price: 1_500 })), beer])
    expect(reviewLine(line, elsewhere, UNDATED)).toEqual({ state: 'current' })
  })

  test('BAS-6 is gone with its menu, and where nobody can complete that', () => {
    expect(reviewLine(line, undefined, UNDATED)).toEqual({ state: 'gone' })
    expect(reviewLine(line, menuOf([groupOf('g', 3, 3, [])]), UNDATED)).toEqual({ state: 'gone' })
  })

  test('BAS-6 names the chosen item that is gone, or that the choice no longer fits', () => {
    expect(reviewLine(line, menuOf([kinds(node('sild')), beer]), UNDATED)).toEqual({
      state: 'choicesChanged',
      missing: ['Laks'],
    })
    const stricter = menuOf([groupOf('g', 2, 2, [node('sild'), node('laks')]), beer])
    expect(reviewLine(line, stricter, UNDATED)).toEqual({ state: 'choicesChanged', missing: [] })
  })

  test('BAS-6 has the old and the new price of a cover and of an extra, and holds both at today’s', () => {
    const dearer = menuOf([kinds(node('sild'), node('laks', { price: 2_000 })), { ...beer, price: 3_200 }], {
      price: 11_000,
    })
    const review = reviewLine(line, dearer, UNDATED)
    expect(review).toMatchObject({
      state: 'priceChanged',
      changes: [
        { name: null, before: 11_500, now: 13_000 },
        { name: 'Øl', before: 3_000, now: 3_200 },
      ],
    })
    const today = repriceBasket({ menus: [line], services: [] }, new Map([['menu', dearer]]))
    expect(basketTotal(today)).toBe(10 * 13_000 + 4 * 3_200)
    expect(today.menus.map((held) => reviewLine(held, dearer, UNDATED))).toEqual([{ state: 'current' }])
  })

  test('BAS-6 a menu that is gone costs nothing, since it is not available', () => {
    expect(basketTotal(repriceBasket({ menus: [line], services: [] }, new Map()))).toBe(0)
  })

  test('DAY-6 cannot be ordered on a day when the menu is sold out or out of season', () => {
    const soldOut = menuOf(menu.children as never, { soldOutTo: '2026-11-27' })
    const christmas = menuOf(menu.children as never, { offeredFrom: '2026-12-01', offeredTo: '2026-12-23' })
    const stateOf = (held: typeof menu, date: string | null) => reviewLine(line, held, { ...UNDATED, date }).state
    expect(stateOf(soldOut, null)).toBe('notOffered')
    expect(stateOf(soldOut, '2026-11-27')).toBe('notOffered')
    expect(stateOf(soldOut, '2026-11-28')).toBe('current')
    // The date may still be chosen within the season
    expect(stateOf(christmas, null)).toBe('current')
    expect(stateOf(christmas, '2026-11-30')).toBe('notOffered')
    const basket = { menus: [line], services: [] }
    const onFriday = { ...UNDATED, date: '2026-11-27' }
    expect(isOrderable(basket, new Map([['menu', soldOut]]), onFriday)).toBe(false)
    expect(isOrderable(basket, new Map([['menu', soldOut]]), UNDATED)).toBe(true)
    expect(basketTotal(repriceBasket(basket, new Map([['menu', soldOut]])))).toBeGreaterThan(0)
  })

  test('BAS-5 of a choice that no longer fits, what still can be chosen is retained', () => {
    const once = menuOf([kinds(node('sild')), { ...beer, maxAmount: 3 }])
    expect(filterSelectable(once, chosen)).toEqual([pick('beer', 3)])
    expect(filterSelectable(menu, chosen)).toEqual(chosen)
  })

  test('CFG-8 a basket with a line below its minimum after a removal cannot be ordered', () => {
    const least = menuOf([], { minAmount: 10 })
    const of = (tempId: string, amount: number) =>
      createBasketLine(least, { tempId, caterId: 55, amount, selected: [] })
    const menus = new Map([['menu', least]])
    const basket: Basket = { menus: [of('t1', 10), of('t2', 2)], services: [] }
    expect(isOrderable(basket, menus, UNDATED)).toBe(true)
    expect(isOrderable(removeLine(basket, 't1'), menus, UNDATED)).toBe(false)
    expect(isOrderable(setLineAmount(removeLine(basket, 't1'), 't2', 10), menus, UNDATED)).toBe(true)
    expect(isOrderable(emptyBasket, menus, UNDATED)).toBe(false)
  })
})
