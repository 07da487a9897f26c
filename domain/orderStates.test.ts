import { describe, expect, test } from 'vitest'
import { canAccept, canMarkPaid, canRefuse, orderStatus, formatStatus } from './orderStates.ts'
import type { OrderState } from './orderStates.ts'

const order = (given: Partial<OrderState> = {}): OrderState => ({
  caterAccept: false,
  refused: false,
  paid: false,
  paymentMethodOther: false,
  ...given,
})

test.each([
  [order(), 'AWAITING_APPROVAL', 'Denne ordre mangler både godkendelse og betaling.'],
  [order({ caterAccept: true }), 'ACCEPTED', 'Du har godkendt denne ordre. Betaling mangler.'],
  [order({ caterAccept: true, paid: true }), 'PAID', 'Denne ordre er godkendt og betalt med kort'],
  [
    order({ caterAccept: true, paid: true, paymentMethodOther: true }),
    'PAID',
    'Denne ordre er godkendt og betalt med bankoverførsel',
  ],
  [order({ refused: true }), 'REFUSED', 'Du har afvist denne ordre.'],
])('ORD-4 %j is %s: %s', (state, status, text) => {
  expect(orderStatus(state)).toBe(status)
  expect(formatStatus(state)).toBe(text)
})

describe('what can be done', () => {
  const flags = [false, true]
  const every = flags.flatMap((caterAccept) =>
    flags.flatMap((refused) => flags.map((paid) => order({ caterAccept, refused, paid }))),
  )

  test.each(every)('ORD-5 with %j', (state) => {
    const isUnanswered = !state.refused && !state.caterAccept
    expect(canAccept(state)).toBe(isUnanswered)
    expect(canRefuse(state)).toBe(isUnanswered)
    expect(canMarkPaid(state)).toBe(state.caterAccept && !state.paid && !state.refused)
  })

  test('ORD-3 nothing is left to do with a refused or a paid order', () => {
    for (const state of every.filter((held) => ['REFUSED', 'PAID'].includes(orderStatus(held)))) {
      expect([canAccept(state), canRefuse(state), canMarkPaid(state)]).toEqual([false, false, false])
    }
  })
})
