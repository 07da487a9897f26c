import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { createBasketLine } from './basket.ts'
import type { CatalogueMenu } from './basket.ts'
import { checkChoices, isSatisfiable } from '../menus/choices.ts'
import { ageLimitOf, choosableOf, extrasOf, groupsOf, itemsOf } from '../menus/menu.ts'
import { anyMenuAndSelection, groupOf, menuOf, node, pick, UNDATED } from './menuFixtures.ts'
import { reviewOrderAgain, toBasketLine } from './orderAgain.ts'
import type { OrderedLine } from './orderAgain.ts'
import type { SelectedItem } from '../menus/choices.ts'

const place = { tempId: 't', caterId: 55 }

/** The line of a menu as an order stores it. */
function ordered(menu: CatalogueMenu, covers: number, selected: readonly SelectedItem[]): OrderedLine {
  const { price } = createBasketLine(menu, { ...place, amount: covers, selected })
  const amount = (id: string, groupId: string | null) =>
    selected.find((item) => item.id === id && item.groupId === groupId)?.amount ?? 0
  const retained = (nodes: readonly CatalogueMenu['children'][number][], groupId: string | null, times: number) =>
    nodes
      .map(({ id, name, type, price: itemPrice }) => ({
        id,
        name,
        type,
        price: itemPrice,
        amount: amount(id, groupId) * times,
      }))
      .filter((item) => item.amount > 0)
  return {
    id: menu.id,
    name: menu.name,
    type: menu.type,
    covers,
    price,
    groups: groupsOf(menu)
      .map((group) => ({ id: group.id, name: group.name, items: retained(itemsOf(group), group.id, covers) }))
      .filter(({ items }) => items.length > 0),
    items: [...retained(choosableOf(menu), null, covers), ...retained(extrasOf(menu), null, 1)],
  }
}

const sild = node('sild', { name: 'Sild' })
const laks = node('laks', { name: 'Laks', price: 1_500 })
const beer = node('beer', { type: 'extra', price: 3_000, name: 'Alkoholfri øl' })
const menu = menuOf([groupOf('g', 1, 3, [sild, laks]), beer])
const line = ordered(menu, 10, [pick('sild', 2, 'g'), pick('laks', 1, 'g'), pick('beer', 4)])
const again = (today: CatalogueMenu | null) =>
  reviewOrderAgain([toBasketLine(line, place)], new Map(today ? [[today.id, today]] : []), UNDATED)[0]

describe('a line of an order, ordered again', () => {
  test('CHG-8 has its choices for each cover and its extras in their own number', () => {
    const result = again(menu)
    expect(result?.review).toEqual({ state: 'current' })
    expect(result?.again?.selectedMenuItems).toEqual([pick('sild', 2, 'g'), pick('laks', 1, 'g'), pick('beer', 4)])
  })

  test('CHG-8 has what is included in a menu from the catalogue of today, not as a choice', () => {
    const bread = { id: 'bread', name: 'Brød', type: 'include' as const, amount: 10, price: 0 }
    const included = toBasketLine({ ...line, items: [bread, ...line.items] }, place)
    expect(included.selectedMenuItems).toEqual(toBasketLine(line, place).selectedMenuItems)
  })

  test('CHG-8 comes at the price of today, which is shown beside that of the order', () => {
    const dearer = menuOf([groupOf('g', 1, 3, [sild, laks]), beer], { price: 12_000 })
    const result = again(dearer)
    expect(result?.review).toMatchObject({ changes: [{ name: null, before: 11_500, now: 13_500 }] })
    expect(result?.again).toMatchObject({ price: 13_500, originalPrice: 13_500 })
  })

  test('CHG-8 is missing once its menu is gone, and once it may not be sold online', () => {
    expect(again(null)).toMatchObject({ review: { state: 'gone' }, again: null })
    expect(again(menuOf(menu.children as never, { ageLimit: 18 }))).toMatchObject({ again: null })
  })

  test('CHG-8 retains what can still be chosen and names what cannot, for the customer to choose anew', () => {
    const result = again(menuOf([groupOf('g', 1, 3, [sild]), beer]))
    expect(result?.review).toEqual({ state: 'choicesChanged', missing: ['Laks'] })
    expect(result?.again?.selectedMenuItems).toContainEqual(pick('sild', 2, 'g'))
  })

  test('CHG-8 is the same line for every menu that the catalogue has not changed', () => {
    fc.assert(
      fc.property(anyMenuAndSelection, fc.integer({ min: 1, max: 90 }), ([anyMenu, selected], covers) => {
        fc.pre(isSatisfiable(anyMenu) && ageLimitOf(anyMenu) === null && checkChoices(anyMenu, selected).length === 0)
        const held = toBasketLine(ordered(anyMenu, covers, selected), place)
        const [result] = reviewOrderAgain([held], new Map([[anyMenu.id, anyMenu]]), UNDATED)
        expect(result?.review).toEqual({ state: 'current' })
        expect(new Set(result?.again?.selectedMenuItems)).toEqual(new Set(selected))
      }),
    )
  })
})
