import { expect, test } from 'vitest'
import { orderCatalogue } from './useOrderCatalogue.ts'

const nothing = { menus: [], services: [], pricePeriods: [] }

test('PRI-5 reads each type of price period, and leaves out those that it does not know', () => {
  const period = { id: 'x', percentage: -10, weekdays: [7], from: null, to: undefined, name: null }
  const types = ['FIXED_DAY', 'HOLIDAY', 'OFFER', 'LATER'] as const
  const pricePeriods = types.map((type) => ({ ...period, type: type as 'OFFER' }))
  expect(orderCatalogue({ ...nothing, pricePeriods }).periods.map(({ type }) => type)).toEqual([1, 2, 3])
})

test('reads services in øre', () => {
  const services = [{ uuid: 'drive', name: 'Kørsel', isRequired: true, price: 150.5 }]
  expect(orderCatalogue({ ...nothing, services }).services).toEqual([
    { id: 'drive', name: 'Kørsel', required: true, price: 150_50 },
  ])
})
