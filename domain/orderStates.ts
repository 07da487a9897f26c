/** The answer to an order and its payment. paymentMethodOther is bank transfer, else card. */
export interface OrderState {
  caterAccept: boolean
  refused: boolean
  paid: boolean
  paymentMethodOther: boolean
}

export type OrderStatus = (typeof ORDER_STATUSES)[number]

export const ORDER_STATUSES = ['AWAITING_APPROVAL', 'ACCEPTED', 'PAID', 'REFUSED'] as const

export const isOrderStatus = (text: string | null): text is OrderStatus =>
  ORDER_STATUSES.some((status) => status === text)

/** The status of an order. A refusal outweighs all else; only an accepted order counts as paid. */
export function orderStatus({ refused, caterAccept, paid }: OrderState): OrderStatus {
  if (refused) return 'REFUSED'
  if (!caterAccept) return 'AWAITING_APPROVAL'
  return paid ? 'PAID' : 'ACCEPTED'
}

/** ORD-3: the time in which accepting or refusing an order can be undone by the one who did it. */
export const UNDO_MS = 10_000

export function canAccept(state: OrderState): boolean {
  return orderStatus(state) === 'AWAITING_APPROVAL'
}

export function canRefuse(state: OrderState): boolean {
  return orderStatus(state) === 'AWAITING_APPROVAL'
}

export function canMarkPaid(state: OrderState): boolean {
  return orderStatus(state) === 'ACCEPTED'
}

/** The answer to an order in one word, for lists. */
export const ANSWER_WORDS: Record<OrderStatus, string> = {
  AWAITING_APPROVAL: 'Afventer',
  ACCEPTED: 'Godkendt',
  PAID: 'Godkendt',
  REFUSED: 'Afvist',
}

/** The payment method in one word. */
export const PAYMENT_WORDS = { CARD: 'Kort', BANK_TRANSFER: 'Bankoverførsel' } as const

/** The sentence about an order's status for its caterer. */
export function formatStatus(state: OrderState): string {
  switch (orderStatus(state)) {
    case 'REFUSED':
      return 'Du har afvist denne ordre.'
    case 'PAID':
      return `Denne ordre er godkendt og betalt med ${state.paymentMethodOther ? 'bankoverførsel' : 'kort'}`
    case 'ACCEPTED':
      return 'Du har godkendt denne ordre. Betaling mangler.'
    case 'AWAITING_APPROVAL':
      return 'Denne ordre mangler både godkendelse og betaling.'
  }
}
