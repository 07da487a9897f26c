import * as fc from 'fast-check'
import type { CatalogueMenu } from './basket.ts'
import type { SelectedItem } from '../menus/choices.ts'
import { choosableOf, extrasOf, groupsOf, itemsOf } from '../menus/menu.ts'
import type { MenuNode } from '../menus/menu.ts'
import type { MenuType } from '../menus/menuTypes.ts'
import type { Offering, WantedDay } from '../menus/offering.ts'

/** A node for tests: by default an include without a price or limits. */
export function node(id: string, overrides: Partial<MenuNode> = {}): MenuNode {
  return { id, name: id, type: 'include', price: 0, minAmount: null, maxAmount: null, children: [], ...overrides }
}

/** The offering of a menu without a season that is not sold out. */
export const ALWAYS_OFFERED: Offering = { soldOutTo: null, offeredFrom: null, offeredTo: null }

/** A day without a chosen date. */
export const UNDATED: WantedDay = { date: null, today: '2026-11-23' }

/** A menu for tests: by default 100 kr. for one cover, without limits. */
export function menuOf(children: MenuNode[], overrides: Partial<CatalogueMenu> = {}): CatalogueMenu {
  return {
    ...node('menu', { price: 10_000, children }),
    type: 'menu',
    discountFromPrice: null,
    ...ALWAYS_OFFERED,
    ...overrides,
  }
}

/** A group for tests. */
export function groupOf(id: string, min: number | null, max: number | null, children: MenuNode[]): MenuNode {
  return node(id, { type: 'group', minAmount: min, maxAmount: max, children })
}

/** Shorthand for a selected item. */
export function pick(id: string, amount = 1, groupId: string | null = null): SelectedItem {
  return { id, groupId, amount }
}

const price = fc.integer({ min: 0, max: 100_000 })
const limit = fc.option(fc.integer({ min: 0, max: 4 }))

const children = (prefix: string, types: MenuNode['type'][]): fc.Arbitrary<MenuNode[]> =>
  fc
    .array(fc.record({ type: fc.constantFrom(...types), price, maxAmount: limit }), { maxLength: 4 })
    .map((items) => items.map((item, index) => node(`${prefix}${index}`, item)))

const group = (id: string): fc.Arbitrary<MenuNode> =>
  fc
    .tuple(limit, limit, children(`${id}-item`, ['include', 'includeWithAmount']))
    .map(([min, max, items]) => groupOf(id, min, max, items))

/** Any menu: all types, with up to two groups, direct children and extras. */
export const anyMenu: fc.Arbitrary<CatalogueMenu> = fc
  .record({
    type: fc.constantFrom<MenuType>('menu', 'freeselect', 'buildmenu'),
    price,
    groups: fc.constantFrom<string[]>([], ['g1'], ['g1', 'g2']).chain((ids) => fc.tuple(...ids.map(group))),
    direct: children('direct', ['include', 'includeWithAmount']),
    extras: children('extra', ['extra']),
  })
  .map(({ groups, direct, extras, ...menu }) => menuOf([...groups, ...direct, ...extras], menu))

/** Any selection of a menu's choosable items, each at most once; it may break limits. */
export function anySelection(menu: MenuNode): fc.Arbitrary<SelectedItem[]> {
  const places = [
    ...groupsOf(menu).flatMap((each) => itemsOf(each).map((item) => pick(item.id, 1, each.id))),
    ...[...choosableOf(menu), ...extrasOf(menu)].map((item) => pick(item.id)),
  ]
  return fc
    .tuple(...places.map((place) => fc.integer({ min: 0, max: 3 }).map((amount) => ({ ...place, amount }))))
    .map((items) => items.filter(({ amount }) => amount > 0))
}

/** Any menu with a selection in it. */
export const anyMenuAndSelection = anyMenu.chain((menu) => fc.tuple(fc.constant(menu), anySelection(menu)))
