import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { mergeProduction } from './mergeProduction.ts'
import type { KitchenMenu } from './mergeProduction.ts'

const name = fc.constantFrom('Sild', 'Æg', 'Ost', 'Å', 'Rejer')
const items = fc.array(fc.record({ name, quantity: fc.integer({ min: 1, max: 200 }) }), { maxLength: 3 })
const menu = fc.record({
  name,
  covers: fc.integer({ min: 1, max: 200 }),
  groups: fc.array(fc.record({ name, position: fc.option(fc.nat(9)), items }), { maxLength: 3 }),
  items,
  extras: items,
})

/** Every number by its place and names, one after the other. */
function count(menus: readonly KitchenMenu[]): Record<string, number> {
  const counts: Record<string, number> = {}
  const add = (place: string, number: number) => {
    counts[place] = (counts[place] ?? 0) + number
  }
  for (const produced of menus) {
    add(produced.name, produced.covers)
    for (const group of produced.groups)
      for (const item of group.items) add(`${produced.name}/group/${group.name}/${item.name}`, item.quantity)
    for (const item of produced.items) add(`${produced.name}/item/${item.name}`, item.quantity)
    for (const item of produced.extras) add(`${produced.name}/extra/${item.name}`, item.quantity)
  }
  return counts
}

test('ORD-9 the production of 1,000 days is what counting each of their lines gives, each name once', () => {
  fc.assert(
    fc.property(fc.array(menu, { minLength: 1000, maxLength: 1000, size: 'max' }), (menus) => {
      const merged = mergeProduction(menus)
      expect(count(merged)).toEqual(count(menus))
      expect(new Set(merged.map((produced) => produced.name)).size).toBe(merged.length)
    }),
    { numRuns: 5, endOnFailure: true },
  )
})

test('DAY-5 the groups of several days stand in the order of the menu, whatever each day holds', () => {
  const day = (...groups: [string, number | null][]): KitchenMenu => ({
    name: 'Platte',
    covers: 10,
    groups: groups.map(([group, position]) => ({ name: group, position, items: [{ name: 'Ost', quantity: 1 }] })),
    items: [],
    extras: [],
  })
  const [merged] = mergeProduction([
    day(['Dessert', 2], ['Udgået', null]),
    day(['Ædelt', 1], ['Dessert', 2]),
    day(['Vælg 3', 0]),
  ])
  expect(merged?.groups.map((group) => group.name)).toEqual(['Vælg 3', 'Ædelt', 'Dessert', 'Udgået'])
})
