import { createBasketLine, countCoversOfMenu } from './basket.ts'
import type { Basket, BasketMenu, CatalogueMenu } from './basket.ts'
import { checkChoices, findSelectable, isSatisfiable } from '../menus/choices.ts'
import type { Oere } from '../money/money.ts'
import { findNotOfferedYet } from '../menus/offering.ts'
import type { NotOffered, WantedDay } from '../menus/offering.ts'
import { checkCovers } from '../menus/quantity.ts'

/** Today's menus by their ids. */
export type CatalogueMenus = ReadonlyMap<string, CatalogueMenu>

/** A price that has changed since the customer saw it. The name is an extra's; null for a cover of the menu. */
export interface PriceChange {
  name: string | null
  before: Oere
  now: Oere
}

/** The state of a line compared with today's catalogue. */
export type LineReview =
  /** It can be ordered unchanged. */
  | { state: 'current' }
  /** The menu is no longer offered. */
  | { state: 'gone' }
  /** The menu is not available on the wanted day. */
  | { state: 'notOffered'; reasons: NotOffered[] }
  /** The choices no longer make a valid menu; `missing` names those that are no longer offered. */
  | { state: 'choicesChanged'; missing: string[] }
  /** `line` is the same at today's prices. */
  | { state: 'priceChanged'; changes: PriceChange[]; line: BasketMenu }

/** Compares a line with its menu of today, for the wanted day; undefined for a menu that the catalogue lacks. */
export function reviewLine(line: BasketMenu, menu: CatalogueMenu | undefined, day: WantedDay): LineReview {
  const review = compareLine(line, menu)
  if (!menu || review.state === 'gone') return review
  const reasons = findNotOfferedYet(menu, day)
  return reasons.length > 0 ? { state: 'notOffered', reasons } : review
}

/** Returns whether a basket can be ordered: every line is current, and every menu has covers enough. */
export function isOrderable(basket: Basket, menus: CatalogueMenus, day: WantedDay): boolean {
  return (
    basket.menus.length > 0 &&
    basket.menus.every((line) => {
      const menu = menus.get(line.id)
      if (!menu || compareLine(line, menu).state !== 'current') return false
      // Where no date is chosen yet, the form in which it is chosen decides
      if (day.date !== null && reviewLine(line, menu, day).state === 'notOffered') return false
      return checkCovers(menu, countCoversOfMenu(basket, line.id)) === null
    })
  )
}

/** The basket at today's prices, without menus that are no longer offered. */
export function repriceBasket(basket: Basket, menus: CatalogueMenus): Basket {
  const lines = basket.menus.flatMap((line) => {
    const review = compareLine(line, menus.get(line.id))
    if (review.state === 'gone') return []
    return review.state === 'priceChanged' ? [review.line] : [line]
  })
  return { ...basket, menus: lines }
}

function compareLine(line: BasketMenu, menu: CatalogueMenu | undefined): Exclude<LineReview, { state: 'notOffered' }> {
  if (!menu || !isSatisfiable(menu)) return { state: 'gone' }
  const { selectedMenuItems: selected } = line
  if (checkChoices(menu, selected).length > 0) {
    const missing = selected.filter((item) => !findSelectable(menu, item)).map((item) => nameOf(line, item))
    return { state: 'choicesChanged', missing: missing.filter((name) => name !== '') }
  }
  const today = createBasketLine(menu, { tempId: line.tempId, caterId: line.caterId, amount: line.amount, selected })
  const changes = priceChanges(line, today)
  return changes.length > 0 ? { state: 'priceChanged', changes, line: today } : { state: 'current' }
}

/** The name of a chosen item as the line saved it; '' if it saved none. */
export function nameOf(line: BasketMenu, { id, groupId }: { id: string; groupId: string | null }): string {
  const group = line.allGroups.find((candidate) => candidate.id === groupId)
  const items = groupId === null ? [...line.items, ...line.extras] : (group?.items ?? [])
  return items.find((item) => item.id === id)?.name ?? ''
}

function priceChanges(line: BasketMenu, today: BasketMenu): PriceChange[] {
  const cover = line.price === today.price ? [] : [{ name: null, before: line.price, now: today.price }]
  const extras = today.extras.flatMap(({ id, name, price }) => {
    const isChosen = line.selectedMenuItems.some((item) => item.groupId === null && item.id === id)
    // The customer has seen no price for an item that was not an extra when it was chosen
    const before = line.extras.find((extra) => extra.id === id)?.price ?? 0
    return isChosen && before !== price ? [{ name, before, now: price }] : []
  })
  return [...cover, ...extras]
}
