import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { addService, addToBasket, createBasketLine, emptyBasket } from '../../../domain/basket/basket.ts'
import type { Basket, BasketService } from '../../../domain/basket/basket.ts'
import { anyMenu, anySelection, groupOf, menuOf, node, pick } from '../../../domain/basket/menuFixtures.ts'
import type { SelectedItem } from '../../../domain/menus/choices.ts'
import { basketKey, parseBasket, serializeBasket } from './storedBasket.ts'

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

  test('SER-4 a service that an earlier release stored applies to both fulfilments', () => {
    const earlier = serializeBasket(stored).replace(',"appliesTo":"both"', '')
    expect(earlier).not.toContain('appliesTo')
    expect(parseBasket(earlier)).toEqual(stored)
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
        // Earlier releases stored none
        if (path.at(-1) === 'appliesTo' && damage === undefined) continue
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

  test('VIS-15 names are composed, however they were stored', () => {
    const [first] = stored.menus
    if (!first) throw new Error('the stored basket has a line')
    const named = (name: string) => ({ ...stored, menus: [{ ...first, name }] })
    expect(parseBasket(JSON.stringify(named('Rugbrød på fad'.normalize('NFD'))))).toEqual(named('Rugbrød på fad'))
  })

  test('BAS-7 unknown content is left out', () => {
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
