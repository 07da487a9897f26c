import { describe, expect, test } from 'vitest'
import type { OrderForm } from '../../../domain/orders/orderForm.ts'
import { orderTotals } from './orderTotals.ts'
import { orderContent } from './placeOrderInput.ts'
import { testBasket, testServices } from '../testing/testBasket.ts'

const form: OrderForm = {
  isDelivery: true,
  delivery: { address: ' Åboulevarden 23 ', zipCode: '8000', city: 'Aarhus C' },
  time: { date: '2027-05-06', clock: '18:00' },
  comment: ' ',
  needs: [],
  user: { firstName: ' Mette', lastName: 'Østergård', email: 'mette@example.dk ', phone: '22418703' },
  conditions: true,
}
const toDelivery = { date: form.time.date, fulfilment: 'delivery', zipCode: '8000' } as const
const totals = orderTotals(testBasket, { services: testServices, periods: [], zones: [] }, toDelivery)
const guest = { caterNumber: 55, isGuest: true }

describe('the input of placeOrder', () => {
  test('ANM-13 carries person, delivery, time, menus and services', () => {
    expect(orderContent(form, totals, guest)).toEqual({
      caterNumber: 55,
      user: { firstName: 'Mette', lastName: 'Østergård', email: 'mette@example.dk', phone: '22418703' },
      delivery: { address: 'Åboulevarden 23', zipCode: '8000', city: 'Aarhus C' },
      date: '2027-05-06',
      clock: '18:00',
      needs: null,
      comment: null,
      menus: [
        {
          uuid: 'menu-1',
          amount: 10,
          price: 144,
          items: [
            { uuid: 'sild', groupUuid: 'group-1', amount: 2 },
            { uuid: 'laks', groupUuid: 'group-1', amount: 1 },
            { uuid: 'beer', groupUuid: null, amount: 4 },
          ],
          text: '10 × Frokostplatte, 2x Sild, Laks, 4x Øl',
        },
      ],
      services: [
        { uuid: 'drive', price: 150, text: 'Kørsel' },
        { uuid: 'waiter', price: 950, text: 'Tjener' },
      ],
      pricePeriod: null,
      price: 2660,
    })
  })

  test('ANM-13 carries the price period that the customer saw', () => {
    const sundays = { id: 'p', type: 1, percentage: 10, weekdays: [7], from: null, to: null, name: null } as const
    const onSunday = orderTotals(
      testBasket,
      { services: testServices, periods: [{ ...sundays, weekdays: [7] }], zones: [] },
      { ...toDelivery, date: '2027-05-09' },
    )
    expect(orderContent(form, onSunday, guest).pricePeriod).toEqual({
      id: 'p',
      type: 'FIXED_DAY',
      percentage: 10,
      difference: 144,
    })
  })

  test('ANM-13 sends no delivery at a pickup', () => {
    expect(orderContent({ ...form, isDelivery: false }, totals, guest).delivery).toBeNull()
  })

  test('ANM-2 sends no email for a signed-in customer', () => {
    expect(orderContent(form, totals, { ...guest, isGuest: false }).user?.email).toBeNull()
  })
})
