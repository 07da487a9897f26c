import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  addToBasket,
  createBasketLine,
  basketTotal,
  countCoversOfMenu,
  editLine,
  emptyBasket,
  removeLine,
  setLineAmount,
} from './basket.ts'
import type { Basket, CatalogueMenu } from './basket.ts'
import { isOrderable } from './basketReview.ts'
import { canAddTo, checkChoices, filterSelectable, isSatisfiable, setItemAmount } from '../menus/choices.ts'
import type { SelectedItem } from '../menus/choices.ts'
import { choosableOf, extrasOf, groupsOf, itemsOf } from '../menus/menu.ts'
import { anyMenu, UNDATED } from './menuFixtures.ts'
import { lineTotal, unitPrice } from '../menus/prices.ts'
import { canAddCovers, checkCovers, quantityBounds } from '../menus/quantity.ts'

describe('what the page lets one order', () => {
  // What a person can do on the storefront, each step by the rules that its buttons go by.
  const anyStep = fc.record({
    kind: fc.constantFrom('choose', 'choose', 'choose', 'covers', 'add', 'again', 'edit', 'amount', 'remove'),
    which: fc.nat({ max: 40 }),
    number: fc.nat({ max: 12 }),
  })
  const covers = fc.record({
    minAmount: fc.option(fc.integer({ min: 0, max: 6 })),
    maxAmount: fc.option(fc.integer({ min: 6, max: 20 })),
  })
  const anyOffer = fc
    .array(fc.tuple(anyMenu.filter(isSatisfiable), covers), { minLength: 1, maxLength: 2 })
    .map((offered) => offered.map(([any, limits], index): CatalogueMenu => ({ ...any, ...limits, id: `m${index}` })))

  test('BAS-6 CFG-8 is never refused by the rules of the service', () => {
    let orders = 0
    fc.assert(
      fc.property(anyOffer, fc.array(anyStep, { minLength: 5, maxLength: 60 }), (offered, steps) => {
        const menus = new Map(offered.map((held) => [held.id, held]))
        const basket = shop(offered, steps)
        if (!isOrderable(basket, menus, UNDATED)) return
        orders += 1
        let total = 0
        for (const held of basket.menus) {
          const today = menus.get(held.id)
          if (!today) throw new Error('a menu that is not offered was ordered')
          const selected = held.selectedMenuItems
          expect(isSatisfiable(today)).toBe(true)
          expect(checkChoices(today, selected)).toEqual([])
          expect(Number.isInteger(held.amount) && held.amount > 0).toBe(true)
          expect(checkCovers(today, countCoversOfMenu(basket, held.id))).toBeNull()
          expect(held.price).toBe(unitPrice(today, selected))
          total += lineTotal(today, selected, held.amount)
        }
        expect(basketTotal(basket)).toBe(total)
      }),
      { numRuns: 500 },
    )
    expect(orders).toBeGreaterThan(100)
  })

  test('BAS-2 CFG-8 without removing, whatever was added can be ordered', () => {
    fc.assert(
      fc.property(anyOffer, fc.array(anyStep, { maxLength: 60 }), (offered, steps) => {
        const basket = shop(
          offered,
          steps.filter(({ kind }) => kind !== 'remove'),
        )
        expect(isOrderable(basket, new Map(offered.map((held) => [held.id, held])), UNDATED)).toBe(
          basket.menus.length > 0,
        )
      }),
      { numRuns: 500 },
    )
  })
})

interface Step {
  kind: string
  which: number
  number: number
}

/** The basket after a person's steps: choosing, stepping covers, adding, editing, changing and removing lines. */
function shop(offered: readonly CatalogueMenu[], steps: readonly Step[]): Basket {
  let basket = emptyBasket
  let selected: SelectedItem[] = []
  let last: { menu: CatalogueMenu; selected: SelectedItem[] } | null = null
  let wanted = 1
  let edited: string | null = null
  let menu = offered[0] as CatalogueMenu
  steps.forEach(({ kind, which, number }, index) => {
    const line = basket.menus[which % Math.max(1, basket.menus.length)]
    if (kind === 'choose') selected = press(menu, selected, which)
    // many order the same again for a second table
    if (kind === 'again' && last && edited === null) ({ menu, selected } = last)
    if (kind === 'covers') wanted = number
    if (kind === 'add' || kind === 'again') {
      const others =
        countCoversOfMenu(basket, menu.id) - (basket.menus.find(({ tempId }) => tempId === edited)?.amount ?? 0)
      const { min, max } = quantityBounds(menu, others)
      const amount = Math.max(min, Math.min(wanted, max ?? Infinity))
      if (checkChoices(menu, selected).length > 0 || !canAddCovers(menu, amount, others)) return
      const added = createBasketLine(menu, { tempId: edited ?? `t${index}`, caterId: 55, amount, selected })
      basket = edited === null ? addToBasket(basket, added, menu) : editLine(basket, edited, added, menu)
      last = { menu, selected }
      edited = null
      selected = []
      menu = offered[which % offered.length] as CatalogueMenu
    }
    if (kind === 'edit' && line) {
      edited = line.tempId
      menu = offered.find(({ id }) => id === line.id) as CatalogueMenu
      selected = filterSelectable(menu, line.selectedMenuItems)
      wanted = line.amount
    }
    if (kind === 'amount' && line) {
      const limits = offered.find(({ id }) => id === line.id) as CatalogueMenu
      const { min, max } = quantityBounds(limits, countCoversOfMenu(basket, line.id) - line.amount)
      const amount = line.amount + (number % 2 === 0 ? 1 : -1)
      const isOffered = number % 2 === 0 ? max === null || line.amount < max : line.amount > Math.min(min, line.amount)
      if (isOffered) basket = setLineAmount(basket, line.tempId, amount)
    }
    if (kind === 'remove' && line) basket = removeLine(basket, line.tempId)
  })
  return basket
}

/** The selection after one press of a 'Flere' or a tick, or of its counterpart at the maximum. */
function press(menu: CatalogueMenu, selected: SelectedItem[], which: number): SelectedItem[] {
  const places = [
    ...groupsOf(menu).flatMap((group) => itemsOf(group).map((item) => ({ group, item }))),
    ...[...choosableOf(menu), ...extrasOf(menu)].map((item) => ({ group: null, item })),
  ]
  const place = places[which % Math.max(1, places.length)]
  if (!place) return selected
  const at = { id: place.item.id, groupId: place.group?.id ?? null }
  const amount = selected.find(({ id, groupId }) => id === at.id && groupId === at.groupId)?.amount ?? 0
  const next = canAddTo(place.group, place.item, selected) ? amount + 1 : amount - 1
  return setItemAmount(selected, at, next)
}
