import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { basketTotal } from '../../../domain/basket/basket.ts'
import type { PricePeriod } from '../../../domain/money/pricePeriods.ts'
import { orderTotals, periodLabel } from './orderTotals.ts'
import { testBasket, testLine, testServices } from '../testing/testBasket.ts'

const sundays: PricePeriod = {
  id: 1,
  type: 1,
  percentage: 10,
  weekdays: [7],
  from: null,
  to: null,
  name: 'Søndag',
}
const sunday = '2027-05-09'

describe('the costs of an order', () => {
  test('PRI-1 the total is covers times price, extras by their own number, and services', () => {
    const totals = orderTotals(testBasket, testServices, [], '')
    expect(totals.lines.map(({ total }) => total)).toEqual([10 * 144_00 + 4 * 30_00])
    expect(totals.total).toBe(1440_00 + 120_00 + 150_00 + 950_00)
  })

  test('VIS-9 without menus there is nothing to pay', () => {
    expect(orderTotals({ ...testBasket, menus: [] }, testServices, [], '').total).toBe(0)
  })

  test('ANM-11 required services are added automatically, others when checked', () => {
    const names = (basket = testBasket) => orderTotals(basket, testServices, [], '').services.map(({ name }) => name)
    expect(names()).toEqual(['Kørsel', 'Tjener'])
    expect(names({ ...testBasket, services: [] })).toEqual(['Kørsel'])
  })

  test('the price of a service comes from the catalogue, and a deleted one is left out', () => {
    const stale = { ...testBasket, services: [{ id: 'waiter', name: 'Tjener', price: 1, required: false }] }
    expect(orderTotals(stale, testServices, [], '').services.at(-1)?.price).toBe(950_00)
    expect(orderTotals(stale, [], [], '').services).toEqual([])
  })

  test('PRI-5 the surcharge of the delivery date applies to covers only', () => {
    const totals = orderTotals(testBasket, testServices, [sundays], sunday)
    expect(totals.period).toMatchObject({ name: 'Søndag', percentage: 10, difference: 144_00 })
    expect(totals.total).toBe(orderTotals(testBasket, testServices, [], sunday).total + 144_00)
    expect(orderTotals(testBasket, testServices, [sundays], '2027-05-10').period).toBeNull()
    expect(orderTotals(testBasket, testServices, [sundays], '').period).toBeNull()
  })

  test('PRI-5 the surcharge is called Pristillæg or Rabat', () => {
    expect(periodLabel(144_00)).toBe('Pristillæg')
    expect(periodLabel(-144_00)).toBe('Rabat')
  })

  test('PRI-5 the shown difference makes up exactly the total with rounded covers', () => {
    fc.assert(
      fc.property(
        fc.array(fc.record({ price: fc.nat(1_000_00), amount: fc.integer({ min: 1, max: 200 }) }), { maxLength: 5 }),
        fc.integer({ min: -9_000, max: 9_000 }),
        (lines, hundredths) => {
          const percentage = hundredths / 100
          const menus = lines.map((line, index) => ({ ...testLine, ...line, tempId: String(index) }))
          const required = testServices.filter((service) => service.required)
          const basket = { menus, services: menus.length > 0 ? required : [] }
          const totals = orderTotals(basket, testServices, [{ ...sundays, percentage }], sunday)
          expect(totals.total).toBe(basketTotal(basket, percentage))
        },
      ),
    )
  })
})
