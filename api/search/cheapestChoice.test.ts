import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { cheapestChoice } from './cheapestChoice.ts'
import { checkChoices, type SelectedItem } from '../../domain/menus/choices.ts'
import { choosableOf, groupsOf, itemsOf, type MenuNode } from '../../domain/menus/menu.ts'
import { MENU_TYPES } from '../../domain/menus/menuTypes.ts'
import { unitPrice } from '../../domain/menus/prices.ts'

const node = (id: string, rest: Partial<MenuNode>): MenuNode => ({
  id,
  name: id,
  type: 'include',
  price: 0,
  minAmount: null,
  maxAmount: null,
  children: [],
  ...rest,
})

const price = fc.integer({ min: 0, max: 5000 })
const maybe = (max: number) => fc.option(fc.integer({ min: 0, max }))
const itemType = fc.constantFrom('include', 'includeWithAmount', 'extra' as const)

const smallMenus = fc
  .record({
    type: fc.constantFrom(...MENU_TYPES),
    price,
    items: fc.array(fc.record({ type: itemType, price, maxAmount: maybe(2) }), { maxLength: 2 }),
    groups: fc.array(
      fc.record({
        minAmount: maybe(3),
        maxAmount: maybe(3),
        items: fc.array(fc.record({ type: itemType, price, maxAmount: maybe(2) }), { maxLength: 3 }),
      }),
      { maxLength: 2 },
    ),
  })
  .map(({ items, groups, ...menu }) =>
    node('menu', {
      ...menu,
      children: [
        ...items.map((item, index) => node(`item${index}`, item)),
        ...groups.map(({ items: ofGroup, ...group }, index) =>
          node(`group${index}`, {
            ...group,
            type: 'group',
            children: ofGroup.map((item, place) => node(`group${index}item${place}`, item)),
          }),
        ),
      ],
    }),
  )

/** Every selection of at most 3 of each item that can be ordered. More are never cheaper: no group requires more. */
function allValidChoices(menu: MenuNode): SelectedItem[][] {
  const places = [
    ...choosableOf(menu).map(({ id }) => ({ id, groupId: null })),
    ...groupsOf(menu).flatMap((group) => itemsOf(group).map(({ id }) => ({ id, groupId: group.id }))),
  ]
  const all = places.reduce<SelectedItem[][]>(
    (selections, place) =>
      selections.flatMap((selected) =>
        [0, 1, 2, 3].map((amount) => (amount === 0 ? selected : [...selected, { ...place, amount }])),
      ),
    [[]],
  )
  return all.filter((selected) => checkChoices(menu, selected).length === 0)
}

describe('MAR-2 the cheapest choice', () => {
  test('is the cheapest of all that can be ordered, and null where none can', () => {
    fc.assert(
      fc.property(smallMenus, (menu) => {
        const prices = allValidChoices(menu).map((selected) => unitPrice(menu, selected))
        const cheapest = cheapestChoice(menu)
        expect(cheapest && checkChoices(menu, cheapest)).toEqual(prices.length > 0 ? [] : null)
        expect(cheapest ? unitPrice(menu, cheapest) : Infinity).toBe(Math.min(...prices))
      }),
      { numRuns: 300 },
    )
  })

  test('fills a group with its cheapest items, each at most at its own max, and leaves extras out', () => {
    const menu = node('menu', {
      type: 'menu',
      price: 8900,
      children: [
        node('group', {
          type: 'group',
          minAmount: 3,
          maxAmount: 3,
          children: [node('laks', { price: 1500 }), node('sild', { price: 500, maxAmount: 2 })],
        }),
        node('kaffe', { type: 'extra', price: 2000 }),
      ],
    })
    expect(cheapestChoice(menu)).toEqual([
      { id: 'sild', groupId: 'group', amount: 2 },
      { id: 'laks', groupId: 'group', amount: 1 },
    ])
  })
})

test('LAW-2 never chooses what has an age limit', () => {
  const menu = node('menu', {
    type: 'menu',
    children: [
      node('g', {
        type: 'group',
        minAmount: 1,
        children: [node('beer', { ageLimit: 16 }), node('water', { price: 500 })],
      }),
    ],
  })
  expect(cheapestChoice(menu)).toEqual([{ id: 'water', groupId: 'g', amount: 1 }])
})
