import { expect, test } from 'vitest'
import { canAct, ORDER_ACTORS, ORDER_ACTS } from './orderActs.ts'
import { ORDER_STATUSES, formatStatus } from './orderStates.ts'
import type { OrderState } from './orderStates.ts'

test.each<[OrderState, string]>([
  [{ status: 'AWAITING_APPROVAL', paymentMethod: null }, 'Denne ordre mangler både godkendelse og betaling.'],
  [{ status: 'ACCEPTED', paymentMethod: null }, 'Du har godkendt denne ordre. Betaling mangler.'],
  [{ status: 'PAID', paymentMethod: 'CARD' }, 'Denne ordre er godkendt og betalt med kort'],
  [{ status: 'PAID', paymentMethod: 'BANK_TRANSFER' }, 'Denne ordre er godkendt og betalt med bankoverførsel'],
  [{ status: 'REFUSED', paymentMethod: null }, 'Du har afvist denne ordre.'],
  [{ status: 'CANCELLED', paymentMethod: null }, 'Denne ordre er afbestilt.'],
])('ORD-4 %j reads: %s', (state, text) => {
  expect(formatStatus(state)).toBe(text)
})

test('CHG-10 ORD-3 ORD-5 the table of what is open to whom in which status', () => {
  const table = ORDER_ACTS.flatMap((act) =>
    ORDER_ACTORS.map((actor) =>
      [act, actor, ...ORDER_STATUSES.filter((status) => canAct(act, actor, status))].join(' '),
    ),
  )
  expect(table).toEqual([
    'accept cater AWAITING_APPROVAL',
    'accept customer',
    'refuse cater AWAITING_APPROVAL',
    'refuse customer',
    'markPaid cater ACCEPTED',
    'markPaid customer',
    'cancel cater ACCEPTED PAID',
    'cancel customer AWAITING_APPROVAL ACCEPTED PAID',
    'change cater',
    'change customer AWAITING_APPROVAL ACCEPTED PAID',
    'message cater AWAITING_APPROVAL ACCEPTED PAID REFUSED CANCELLED',
    'message customer AWAITING_APPROVAL ACCEPTED PAID REFUSED CANCELLED',
    'propose cater AWAITING_APPROVAL ACCEPTED PAID',
    'propose customer AWAITING_APPROVAL ACCEPTED PAID',
    'acceptProposal cater AWAITING_APPROVAL ACCEPTED PAID',
    'acceptProposal customer AWAITING_APPROVAL ACCEPTED PAID',
    'declineProposal cater AWAITING_APPROVAL ACCEPTED PAID',
    'declineProposal customer AWAITING_APPROVAL ACCEPTED PAID',
    'withdrawProposal cater AWAITING_APPROVAL ACCEPTED PAID',
    'withdrawProposal customer AWAITING_APPROVAL ACCEPTED PAID',
  ])
})
