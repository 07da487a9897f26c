import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  addService,
  addToBasket,
  createBasketLine,
  basketLineTotal,
  basketTotal,
  countCoversOfMenu,
  editLine,
  emptyBasket,
  removeLine,
  removeService,
  replaceLine,
  setLineAmount,
  countCovers,
} from './basket.ts'
import { basketKey, parseBasket, serializeBasket } from './storedBasket.ts'
import type { Basket, BasketService } from './basket.ts'
import type { SelectedItem } from './choices.ts'
import { anyMenu, anySelection, groupOf, menuOf, node, pick } from './menuFixtures.ts'
import { lineTotal } from './prices.ts'

const menu = menuOf(
  [
    groupOf('g', null, null, [node('a'), node('b', { price: 1_500 })]),
    node('x', { type: 'extra', price: 3_500 }),
    node('y', { type: 'extra', price: 500 }),
  ],
  { discountFromPrice: 12_000 },
)
const line = (tempId: string, amount: number, selected: SelectedItem[] = [], from = menu) =>
  createBasketLine(from, { tempId, caterId: 55, amount, selected })
const basketOf = (...lines: ReturnType<typeof line>[]) =>
  lines.reduce((basket, added) => addToBasket(basket, added), emptyBasket)

const tip: BasketService = { id: 's1', name: 'Service og bestik', price: 2_500, required: false }
const transport: BasketService = { id: 's2', name: 'Kørsel', price: 15_000, required: true }

describe('a line', () => {
  test('BAS-1 holds what its total and its names need', () => {
    expect(line('t', 10, [pick('b', 2, 'g'), pick('x', 3)])).toEqual({
      tempId: 't',
      id: 'menu',
      name: 'menu',
      type: 'menu',
      caterId: 55,
      amount: 10,
      selectedMenuItems: [pick('b', 2, 'g'), pick('x', 3)],
      price: 13_000,
      originalPrice: 13_000,
      discountFromPrice: 12_000,
      allGroups: [
        {
          id: 'g',
          name: 'g',
          items: [
            { id: 'a', name: 'a', price: 0 },
            { id: 'b', name: 'b', price: 1_500 },
          ],
        },
      ],
      items: [],
      extras: [
        { id: 'x', name: 'x', price: 3_500 },
        { id: 'y', name: 'y', price: 500 },
      ],
    })
  })

  test('PRI-1 costs the same in the basket as in the catalogue', () => {
    const given = anyMenu.chain((any) => fc.tuple(fc.constant(any), anySelection(any)))
    fc.assert(
      fc.property(
        given,
        fc.integer({ min: 1, max: 500 }),
        fc.integer({ min: -50, max: 50 }),
        ([any, selected], amount, percentage) => {
          const held = line('t', amount, selected, any)
          expect(basketLineTotal(held)).toBe(lineTotal(any, selected, amount))
          expect(basketLineTotal(held, percentage)).toBe(lineTotal(any, selected, amount, percentage))
        },
      ),
    )
  })
})

describe('adding', () => {
  test('BAS-2 merges identical lines, in any order of their items', () => {
    const basket = basketOf(
      line('t1', 10, [pick('a', 1, 'g'), pick('b', 2, 'g')]),
      line('t2', 5, [pick('b', 2, 'g'), pick('a', 1, 'g')]),
    )
    expect(basket.menus).toMatchObject([{ tempId: 't1', amount: 15 }])
  })

  test('BAS-2 adds up the numbers of the same extras, whatever they are', () => {
    const basket = basketOf(
      line('t1', 10, [pick('a', 1, 'g'), pick('x', 2), pick('y', 1)]),
      line('t2', 5, [pick('y', 4), pick('a', 1, 'g'), pick('x', 3)]),
    )
    expect(basket.menus).toMatchObject([
      { amount: 15, selectedMenuItems: [pick('a', 1, 'g'), pick('x', 5), pick('y', 5)] },
    ])
  })

  test.each([
    ['another number of an item', line('t2', 5, [pick('a', 2, 'g'), pick('x', 2)])],
    ['another item', line('t2', 5, [pick('b', 1, 'g'), pick('x', 2)])],
    ['one extra less', line('t2', 5, [pick('a', 1, 'g')])],
    ['one extra more', line('t2', 5, [pick('a', 1, 'g'), pick('x', 2), pick('y', 1)])],
    ['another menu', line('t2', 5, [pick('a', 1, 'g'), pick('x', 2)], { ...menu, id: 'other' })],
  ])('BAS-2 %s makes a new line', (_what, other) => {
    const basket = basketOf(line('t1', 10, [pick('a', 1, 'g'), pick('x', 2)]), other)
    expect(basket.menus.map(({ tempId }) => tempId)).toEqual(['t1', 't2'])
  })

  test('BAS-2 the total after adding is the sum of both, though a price changed between', () => {
    const added = fc.record({
      amount: fc.integer({ min: 1, max: 200 }),
      extraPrice: fc.constantFrom(3_500, 4_000),
      price: fc.constantFrom(10_000, 11_000),
      selected: anySelection(menu),
    })
    fc.assert(
      fc.property(fc.array(added, { maxLength: 8 }), (all) => {
        const lines = all.map(({ amount, price, extraPrice, selected }, index) => {
          const children = menu.children.map((child) => (child.id === 'x' ? { ...child, price: extraPrice } : child))
          return line(`t${index}`, amount, selected, { ...menu, price, children })
        })
        const sum = lines.reduce((total, held) => total + basketLineTotal(held), 0)
        const basket = basketOf(...lines)
        expect(basketTotal(basket)).toBe(sum)
        expect(countCovers(basket)).toBe(lines.reduce((covers, { amount }) => covers + amount, 0))
        expect(basketTotal(basketOf(...lines.toReversed()))).toBe(sum)
      }),
    )
  })

  test('BAS-2 the order of the selected items makes no difference', () => {
    fc.assert(
      fc.property(anySelection(menu), fc.integer({ min: 1, max: 99 }), (selected, amount) => {
        const basket = basketOf(line('t1', amount, selected), line('t2', amount, selected.toReversed()))
        expect(basket.menus).toHaveLength(1)
        expect(basket.menus[0]?.amount).toBe(2 * amount)
      }),
    )
  })
})

describe('changing', () => {
  const basket = basketOf(line('t1', 10), line('t2', 5, [pick('a', 1, 'g')]), line('t3', 3, [], { ...menu, id: 'm2' }))

  test('BAS-5 lines can be changed in number, replaced and removed', () => {
    expect(setLineAmount(basket, 't2', 7).menus.map(({ amount }) => amount)).toEqual([10, 7, 3])
    expect(removeLine(basket, 't2').menus.map(({ tempId }) => tempId)).toEqual(['t1', 't3'])
    const edited = line('t2', 6, [pick('b', 1, 'g')])
    expect(replaceLine(basket, 't2', edited).menus[1]).toEqual(edited)
    expect(basket.menus.map(({ amount }) => amount)).toEqual([10, 5, 3])
  })

  test('BAS-5 a line that was chosen anew stays in its place, and takes in one that it now equals', () => {
    const anew = editLine(basket, 't2', line('other', 6, [pick('b', 1, 'g')]))
    expect(anew.menus.map(({ tempId, amount }) => [tempId, amount])).toEqual([
      ['t1', 10],
      ['t2', 6],
      ['t3', 3],
    ])
    const equal = editLine(basket, 't2', line('other', 6))
    expect(equal.menus.map(({ tempId, amount }) => [tempId, amount])).toEqual([
      ['t2', 16],
      ['t3', 3],
    ])
    expect(basketTotal(equal)).toBe(basketTotal(basketOf(line('t1', 10), line('t2', 6), line('t3', 3))))
    expect(countCovers(editLine(removeLine(basket, 't2'), 't2', line('t2', 5)))).toBe(18)
  })

  test('BAS-2 lines that would together hold more of an extra than it allows stay apart', () => {
    const scarce = menuOf([node('x', { type: 'extra', price: 3_500, maxAmount: 4 })])
    const of = (tempId: string, extras: number) => line(tempId, 10, [pick('x', extras)], scarce)
    const three = addToBasket(emptyBasket, of('t1', 3), scarce)
    expect(addToBasket(three, of('t2', 1), scarce).menus).toMatchObject([{ tempId: 't1', amount: 20 }])
    expect(addToBasket(three, of('t2', 2), scarce).menus).toMatchObject([{ tempId: 't1' }, { tempId: 't2' }])
  })

  test('CFG-8 covers are counted over all lines of a menu', () => {
    expect(countCoversOfMenu(basket, 'menu')).toBe(15)
    expect(countCoversOfMenu(basket, 'gone')).toBe(0)
    expect(countCovers(basket)).toBe(18)
  })

  test('PRI-1 services count once in the total', () => {
    const served = addService(addService(addService(basket, tip), transport), tip)
    expect(served.services).toEqual([transport, tip])
    expect(basketTotal(served)).toBe(basketTotal(basket) + 17_500)
    expect(removeService(served, 's2').services).toEqual([tip])
  })

  test('PRI-5 a percentage changes neither extras nor services', () => {
    const served = addService(basketOf(line('t1', 10, [pick('x', 2)])), transport)
    expect(basketTotal(served, 10)).toBe(10 * 11_000 + 7_000 + 15_000)
  })
})

describe('storing', () => {
  const stored: Basket = { ...basketOf(line('t1', 10, [pick('b', 2, 'g'), pick('x', 3)])), services: [tip] }

  test('BAS-3 each caterer has a key of its own', () => {
    expect(basketKey(55)).toBe('basket:55')
  })

  test('BAS-3 any basket is restored as it was', () => {
    const anyLine = anyMenu.chain((any) => anySelection(any).map((selected) => line('t', 3, selected, any)))
    fc.assert(
      fc.property(fc.array(anyLine, { maxLength: 4 }), (lines) => {
        const menus = lines.map((held, index) => ({ ...held, tempId: `t${index}` }))
        const basket = { menus, services: [tip] }
        expect(parseBasket(serializeBasket(basket))).toEqual(basket)
      }),
    )
  })

  test('BAS-3 of services only those that are not required are stored', () => {
    expect(parseBasket(serializeBasket(addService(stored, transport)))).toEqual(stored)
    expect(serializeBasket(addService(stored, transport))).not.toContain('Kørsel')
  })

  test('BAS-7 nothing stored gives an empty basket', () => {
    expect(parseBasket(null)).toEqual(emptyBasket)
  })

  test('BAS-7 any text gives a basket, never an error', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.json()), (text) => {
        expect(parseBasket(text)).toEqual(emptyBasket)
      }),
    )
  })

  test('BAS-7 damage to any field gives an empty basket', () => {
    const paths = pathsOf(JSON.parse(serializeBasket(stored)))
    expect(paths.length).toBeGreaterThan(40)
    for (const path of paths) {
      for (const damage of [undefined, {}, true, 1.5, -1e300]) {
        const copy = JSON.parse(serializeBasket(stored))
        const holder = path.slice(0, -1).reduce((held, key) => held[key], copy)
        holder[path.at(-1) as string] = damage
        expect([path, damage, parseBasket(JSON.stringify(copy))]).toEqual([path, damage, emptyBasket])
      }
    }
  })

  test('BAS-7 two lines with one id, and a line without covers, are damage', () => {
    const [first] = stored.menus
    if (!first) throw new Error('the stored basket has a line')
    expect(parseBasket(JSON.stringify({ ...stored, menus: [first, first] }))).toEqual(emptyBasket)
    expect(parseBasket(JSON.stringify({ ...stored, menus: [{ ...first, amount: 0 }] }))).toEqual(emptyBasket)
  })

  test('BAS-7 what does not belong is not taken over', () => {
    const more = { ...JSON.parse(serializeBasket(stored)), more: 1 }
    more.menus[0].more = 1
    expect(parseBasket(JSON.stringify(more))).toEqual(stored)
  })
})

/** The path of every value in a parsed JSON. */
function pathsOf(value: unknown, path: string[] = []): string[][] {
  const own = path.length ? [path] : []
  if (typeof value !== 'object' || value === null) return own
  return [...own, ...Object.entries(value).flatMap(([key, held]) => pathsOf(held, [...path, key]))]
}
