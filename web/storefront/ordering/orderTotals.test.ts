import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { basketTotal } from '../../../domain/basket/basket.ts'
import type { Basket } from '../../../domain/basket/basket.ts'
import type { Fulfilment } from '../../../domain/money/services.ts'
import type { Zone } from '../../../domain/zones/zones.ts'
import type { PricePeriod } from '../../../domain/money/pricePeriods.ts'
import { orderTotals, periodLabel, pricedFulfilment } from './orderTotals.ts'
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
const delivered = {
  services: testServices,
  periods: [] as PricePeriod[],
  zones: [] as Zone[],
  date: '',
  fulfilment: 'delivery' as Fulfilment | null,
  zipCode: null as string | null,
}
const totalsOf = (basket: Basket, order: Partial<typeof delivered> = {}) => {
  const all = { ...delivered, ...order }
  return orderTotals(basket, all, all)
}

describe('the costs of an order', () => {
  test('PRI-1 the total is covers times price, extras by their own number, and services', () => {
    const totals = totalsOf(testBasket)
    expect(totals.lines.map(({ total }) => total)).toEqual([10 * 144_00 + 4 * 30_00])
    expect(totals.total).toBe(1440_00 + 120_00 + 150_00 + 950_00)
  })

  test('VIS-9 without menus there is nothing to pay', () => {
    expect(totalsOf({ ...testBasket, menus: [] }).total).toBe(0)
  })

  test('ANM-11 required services are added automatically, others when checked', () => {
    const names = (basket = testBasket) => totalsOf(basket).services.map(({ name }) => name)
    expect(names()).toEqual(['Kørsel', 'Tjener'])
    expect(names({ ...testBasket, services: [] })).toEqual(['Kørsel'])
  })

  test('the price of a service comes from the catalogue, and a deleted one is left out', () => {
    const stale = {
      ...testBasket,
      services: [{ id: 'waiter', name: 'Tjener', price: 1, required: false, appliesTo: 'both' as const }],
    }
    expect(totalsOf(stale).services.at(-1)?.price).toBe(950_00)
    expect(totalsOf(stale, { services: [] }).services).toEqual([])
  })

  test('PRI-5 the surcharge of the delivery date applies to covers only', () => {
    const totals = totalsOf(testBasket, { periods: [sundays], date: sunday })
    expect(totals.period).toMatchObject({ name: 'Søndag', percentage: 10, difference: 144_00 })
    expect(totals.total).toBe(totalsOf(testBasket, { date: sunday }).total + 144_00)
    expect(totalsOf(testBasket, { periods: [sundays], date: '2027-05-10' }).period).toBeNull()
    expect(totalsOf(testBasket, { periods: [sundays] }).period).toBeNull()
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
          const totals = totalsOf(basket, { periods: [{ ...sundays, percentage }], date: sunday })
          expect(totals.total).toBe(basketTotal(basket, percentage))
        },
      ),
    )
  })
})

const aarhus: Zone = {
  name: 'Aarhus',
  codes: [{ from: '8000', to: '8000' }],
  fee: 95_00,
  freeFrom: null,
  minimum: null,
  extraDays: 0,
  isActive: true,
}
const bags = { id: 'bags', name: 'Emballage', price: 40_00, required: true, appliesTo: 'pickup' as const }

describe('SER-4 the services of a fulfilment', () => {
  const order = { services: [...testServices, bags], zones: [aarhus] }
  const namesOf = (fulfilment: Fulfilment | null) =>
    totalsOf(testBasket, { ...order, fulfilment, zipCode: '8000' }).services.map(({ name }) => name)

  test('are those that apply to it', () => {
    expect(namesOf('delivery')).toEqual(['Kørsel', 'Tjener'])
    expect(namesOf('pickup')).toEqual(['Tjener', 'Emballage'])
    expect(namesOf(null)).toEqual(['Tjener'])
  })

  test('ZON-8 ZON-9 the total has the fee and the services of a delivery, or says that it lacks both', () => {
    const goods = 1440_00 + 120_00 + 950_00
    const priced = (fulfilment: Fulfilment | null, zipCode: string | null) => {
      const { total, delivery, lacksDelivery } = totalsOf(testBasket, { ...order, fulfilment, zipCode })
      return { total, delivery, lacksDelivery }
    }
    expect(priced('delivery', '8000')).toEqual({
      total: goods + 150_00 + 95_00,
      delivery: 95_00,
      lacksDelivery: false,
    })
    expect(priced(null, null)).toEqual({ total: goods, delivery: null, lacksDelivery: true })
    expect(priced('pickup', '8000')).toEqual({ total: goods + 40_00, delivery: null, lacksDelivery: false })
  })

  test('ZON-9 a form prices the delivery from a postal code of a zone on, and at once where there are no zones', () => {
    expect(pricedFulfilment(true, [aarhus], '800')).toBeNull()
    expect(pricedFulfilment(true, [aarhus], '8000')).toBe('delivery')
    expect(pricedFulfilment(true, [aarhus], '9000')).toBeNull()
    expect(pricedFulfilment(true, [aarhus], '0000')).toBeNull()
    expect(pricedFulfilment(true, [], '')).toBe('delivery')
    expect(pricedFulfilment(false, [aarhus], '8000')).toBe('pickup')
  })
})
