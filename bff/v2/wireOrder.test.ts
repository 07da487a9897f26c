import { describe, expect, test } from 'vitest'
import { canAct } from '../../domain/orders/orderActs.ts'
import { formatStatus } from '../../domain/orders/orderStates.ts'
import { Order } from '../../contract/orders.ts'
import { order } from '../testing/fakeData.ts'
import { orderVersion, paymentMethodOf, statusOf } from './wireOrder.ts'

const NONE = {
  cancelledAt: null as string | null,
  caterAccept: false,
  refused: false,
  paid: false,
  payment_method_other: false,
}
type Flags = typeof NONE
const flags = (changed: Partial<Flags> = {}): Flags => ({ ...NONE, ...changed })
const wireOrder = (changed: Partial<Flags> & { canUndo?: boolean }) =>
  Order.parse(order(103, 55, { ...NONE, ...changed }))

test.each([
  [flags(), 'AWAITING_APPROVAL', 'Denne ordre mangler både godkendelse og betaling.'],
  [flags({ caterAccept: true }), 'ACCEPTED', 'Du har godkendt denne ordre. Betaling mangler.'],
  [flags({ caterAccept: true, paid: true }), 'PAID', 'Denne ordre er godkendt og betalt med kort'],
  [
    flags({ caterAccept: true, paid: true, payment_method_other: true }),
    'PAID',
    'Denne ordre er godkendt og betalt med bankoverførsel',
  ],
  [flags({ refused: true }), 'REFUSED', 'Du har afvist denne ordre.'],
  [
    flags({ caterAccept: true, paid: true, cancelledAt: '2027-03-23T12:00:00Z' }),
    'CANCELLED',
    'Denne ordre er afbestilt.',
  ],
])('ORD-4 an order of the wire with %j is %s: %s', (wire, status, text) => {
  const paymentMethod = paymentMethodOf(wireOrder(wire))
  expect(statusOf(wire)).toBe(status)
  expect(formatStatus({ status: statusOf(wire), paymentMethod })).toBe(text)
})

describe('what can be done with an order of the wire', () => {
  const booleans = [false, true]
  const every = booleans.flatMap((caterAccept) =>
    booleans.flatMap((refused) => booleans.map((paid) => flags({ caterAccept, refused, paid }))),
  )

  test.each(every)('ORD-5 with %j', (wire) => {
    const status = statusOf(wire)
    const isUnanswered = !wire.refused && !wire.caterAccept
    expect(canAct('accept', 'cater', status)).toBe(isUnanswered)
    expect(canAct('refuse', 'cater', status)).toBe(isUnanswered)
    expect(canAct('markPaid', 'cater', status)).toBe(wire.caterAccept && !wire.paid && !wire.refused)
  })

  test('ORD-3 nothing is left to do with a refused or a paid order', () => {
    for (const status of every.map(statusOf).filter((mapped) => mapped === 'REFUSED' || mapped === 'PAID'))
      expect([
        canAct('accept', 'cater', status),
        canAct('refuse', 'cater', status),
        canAct('markPaid', 'cater', status),
      ]).toEqual([false, false, false])
  })
})

test('ORD-3 the version of an order does not depend on who reads it, nor on the time', () => {
  const versions = [true, false].map((canUndo) => orderVersion(wireOrder({ caterAccept: true, canUndo })))
  expect(versions[0]).toBe(versions[1])
  expect(orderVersion(wireOrder({ refused: true }))).not.toBe(versions[0])
})
