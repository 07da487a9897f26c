import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { kitchenSources } from './kitchenSources.ts'
import type { SourceOrder } from './kitchenSources.ts'

const item = (name: string, quantity: number, isExtra = false) => ({ name, quantity, isExtra })
const order = (reference: number, menus: SourceOrder['menus']): SourceOrder => ({
  uuid: `order-${reference}`,
  reference,
  date: '2026-11-20',
  clock: '11:30',
  menus,
})

test('DAY-5 each line names the orders that it comes from; two lines of one order are one source', () => {
  const platter = (covers: number, sild: number) => ({
    name: 'Platte',
    covers,
    groups: [{ name: 'Vælg 1', items: [item('Sild', sild)] }],
    items: [item('Rugbrød', 2 * covers), item('Sild', 1, true)],
  })
  const sources = kitchenSources([order(1, [platter(45, 45), platter(5, 5)]), order(2, [platter(38, 12)])])
  const of = (group: string | null, name: string | null, isExtra = false) =>
    sources({ menu: 'Platte', group, item: name, isExtra }).map((source) => [source.order.reference, source.quantity])
  expect(of(null, null)).toEqual([
    [1, 50],
    [2, 38],
  ])
  expect(of('Vælg 1', 'Sild')).toEqual([
    [1, 50],
    [2, 12],
  ])
  expect(of(null, 'Sild', true)).toEqual([
    [1, 2],
    [2, 1],
  ])
  expect(of('Vælg 2', 'Sild')).toEqual([])
})

test('DAY-5 the sources of a line add up to its number', () => {
  const orders = fc.array(
    fc.record({ covers: fc.integer({ min: 1, max: 99 }), name: fc.constantFrom('Platte', 'Fad') }),
    { maxLength: 12 },
  )
  fc.assert(
    fc.property(orders, (lines) => {
      const all = lines.map(({ covers, name }, index) => order(index, [{ name, covers, groups: [], items: [] }]))
      for (const menu of ['Platte', 'Fad']) {
        const sum = kitchenSources(all)({ menu, group: null, item: null, isExtra: false }).reduce(
          (total, { quantity }) => total + quantity,
          0,
        )
        expect(sum).toBe(lines.reduce((total, line) => total + (line.name === menu ? line.covers : 0), 0))
      }
    }),
  )
})
