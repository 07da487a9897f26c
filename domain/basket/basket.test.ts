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
import type { BasketService } from './basket.ts'
import type { SelectedItem } from '../menus/choices.ts'
import { anyMenu, anySelection, groupOf, menuOf, node, pick } from './menuFixtures.ts'
import { lineTotal } from '../menus/prices.ts'

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

const tip: BasketService = { id: 's1', name: 'Service og bestik', price: 2_500, required: false, appliesTo: 'both' }
const transport: BasketService = { id: 's2', name: 'Kørsel', price: 15_000, required: true, appliesTo: 'delivery' }

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

  test('BAS-5 a line that was chosen anew stays in its place, and a line that it now equals is merged into it', () => {
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
