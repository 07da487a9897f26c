import { expect, test } from 'vitest'
import { canAccept, canMarkPaid, canRefuse, ORDER_STATUSES, formatStatus } from './orderStates.ts'
import type { OrderState } from './orderStates.ts'

test.each<[OrderState, string]>([
  [{ status: 'AWAITING_APPROVAL', paymentMethod: null }, 'Denne ordre mangler både godkendelse og betaling.'],
  [{ status: 'ACCEPTED', paymentMethod: null }, 'Du har godkendt denne ordre. Betaling mangler.'],
  [{ status: 'PAID', paymentMethod: 'CARD' }, 'Denne ordre er godkendt og betalt med kort'],
  [{ status: 'PAID', paymentMethod: 'BANK_TRANSFER' }, 'Denne ordre er godkendt og betalt med bankoverførsel'],
  [{ status: 'REFUSED', paymentMethod: null }, 'Du har afvist denne ordre.'],
])('ORD-4 %j reads: %s', (state, text) => {
  expect(formatStatus(state)).toBe(text)
})

test('ORD-3 ORD-5 only an order that awaits approval is accepted or refused, only an accepted one marked as paid', () => {
  const having = (can: (status: (typeof ORDER_STATUSES)[number]) => boolean) => ORDER_STATUSES.filter(can)
  expect(having(canAccept)).toEqual(['AWAITING_APPROVAL'])
  expect(having(canRefuse)).toEqual(['AWAITING_APPROVAL'])
  expect(having(canMarkPaid)).toEqual(['ACCEPTED'])
})
