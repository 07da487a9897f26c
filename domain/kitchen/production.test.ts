import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type OrderedItem, type OrderedMenu, type ProducedMenu, sumProduction as sumInOrder } from './production.ts'
import { diffProduction } from './productionChanges.ts'

const thing = (letter: string) =>
  fc.record({
    id: fc.integer({ min: 1, max: 4 }).map((n) => `${letter}${n}`),
    name: fc.constantFrom('Sild', 'Æg', 'Ost'),
  })
const amount = fc.integer({ min: 1, max: 300 })
const anyItems = fc.array(
  fc
    .tuple(thing('i'), amount, fc.constantFrom('include', 'includeWithAmount', 'extra'))
    .map(([item, number, type]): OrderedItem => ({ ...item, amount: number, type })),
  { maxLength: 4 },
)
const anyLine: fc.Arbitrary<OrderedMenu> = fc
  .tuple(thing('m'), amount, fc.array(fc.record({ group: thing('g'), items: anyItems }), { maxLength: 3 }), anyItems)
  .map(([menu, covers, groups, items]) => ({ ...menu, amount: covers, groups, items }))

const sumProduction = (lines: readonly OrderedMenu[]) => sumInOrder(lines, new Map())

/** Every number by where it belongs and what it is called, one after the other. */
function countLines(lines: readonly OrderedMenu[]): Record<string, number> {
  const counts: Record<string, number> = {}
  const add = (key: string, number: number) => {
    counts[key] = (counts[key] ?? 0) + number
  }
  for (const line of lines) {
    add(`${line.name}`, line.amount)
    for (const { group, items } of line.groups)
      for (const item of items) add(`${line.name}/${group.id}/${group.name}/${item.name}`, item.amount)
    for (const item of line.items) add(`${line.name}/${item.type === 'extra'}/${item.name}`, item.amount)
  }
  return counts
}

function countProduction(menus: readonly ProducedMenu[]): Record<string, number> {
  const counts: Record<string, number> = {}
  const add = (key: string, number: number) => {
    counts[key] = (counts[key] ?? 0) + number
  }
  for (const menu of menus) {
    add(menu.name, menu.covers)
    for (const { group, items } of menu.groups)
      for (const { name, quantity } of items) add(`${menu.name}/${group.id}/${group.name}/${name}`, quantity)
    for (const { name, quantity } of menu.items) add(`${menu.name}/false/${name}`, quantity)
    for (const { name, quantity } of menu.extras) add(`${menu.name}/true/${name}`, quantity)
  }
  return counts
}

describe('ORD-9 a production', () => {
  test('of 1,000 orders is what counting each line gives', () => {
    const orders = fc.array(anyLine, { minLength: 1000, maxLength: 1000, size: 'max' })
    fc.assert(
      fc.property(orders, (lines) => {
        expect(countProduction(sumProduction(lines))).toEqual(countLines(lines))
      }),
      { numRuns: 5, endOnFailure: true },
    )
  })

  test('separates what has one name and two ids, and what was renamed', () => {
    const line = (id: string, name: string): OrderedMenu => ({ id, name, amount: 2, groups: [], items: [] })
    const menus = sumProduction([line('a', 'Platte'), line('b', 'Platte'), line('a', 'Fad'), line('a', 'Platte')])
    expect(menus.map(({ name, covers }) => [name, covers])).toEqual([
      ['Fad', 2],
      ['Platte', 4],
      ['Platte', 2],
    ])
  })

  test('DAY-5 has the groups of a menu in the order of the catalogue, and those that are gone last', () => {
    const line = (...names: string[]): OrderedMenu => ({
      id: 'm1',
      name: 'Platte',
      amount: 10,
      groups: names.map((name) => ({
        group: { id: name, name },
        items: [{ id: 'i1', name: 'Ost', type: 'include', amount: 1 }],
      })),
      items: [],
    })
    const lines = [line('Udgået', 'Tilbehør'), line('Vælg 3', 'Dessert')]
    const [menu] = sumInOrder(
      lines,
      new Map([...'Vælg 3,Tilbehør,Dessert'.split(',').entries()].map(([at, id]) => [id, at])),
    )
    expect(menu?.groups.map(({ group }) => group.name)).toEqual(['Vælg 3', 'Tilbehør', 'Dessert', 'Udgået'])
  })

  test('names where the same item of a menu changed in two places', () => {
    const item = { id: 'i1', name: 'Ost', type: 'include' }
    const line = (chosen: number, included: number): OrderedMenu => ({
      id: 'm1',
      name: 'Platte',
      amount: 10,
      groups: [{ group: { id: 'g1', name: 'Vælg 1' }, items: [{ ...item, amount: chosen }] }],
      items: [{ ...item, amount: included }],
    })
    const changes = (now: OrderedMenu) => diffProduction(sumProduction([line(4, 10)]), sumProduction([now]))
    expect(changes(line(5, 10))).toEqual([
      {
        name: 'Platte: Ost',
        place: { menu: 'Platte', group: 'Vælg 1', item: 'Ost', isExtra: false },
        before: 4,
        after: 5,
      },
    ])
    expect(changes(line(5, 11)).map(({ name }) => name)).toEqual(['Platte: Ost (Vælg 1)', 'Platte: Ost (inkluderet)'])
  })

  test('differs in nothing from itself, and from another in what counting both gives', () => {
    fc.assert(
      fc.property(fc.array(anyLine, { maxLength: 20 }), fc.array(anyLine, { maxLength: 20 }), (some, others) => {
        const [before, after] = [sumProduction(some), sumProduction(others)]
        expect(diffProduction(before, sumProduction([...some].reverse()))).toEqual([])
        const [old, now] = [countProduction(before), countProduction(after)]
        const expected = Object.keys({ ...old, ...now })
          .map((key) => [old[key] ?? 0, now[key] ?? 0])
          .filter(([was, is]) => was !== is)
        const changes = diffProduction(before, after).map((change) => [change.before, change.after])
        expect(changes.map(String).sort()).toEqual(expected.map(String).sort())
      }),
      { numRuns: 50 },
    )
  })
})
