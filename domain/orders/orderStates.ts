export const ORDER_STATUSES = ['AWAITING_APPROVAL', 'ACCEPTED', 'PAID', 'REFUSED', 'CANCELLED'] as const

/** The status of an order. It is accepted or refused, and once accepted, paid; until the delivery it can be cancelled. */
export type OrderStatus = (typeof ORDER_STATUSES)[number]

/** The way an order was paid. */
export type PaymentMethod = 'CARD' | 'BANK_TRANSFER'

/** An order's status and how it was paid, null until it is. */
export interface OrderState {
  status: OrderStatus
  paymentMethod: PaymentMethod | null
}

export const isOrderStatus = (text: string | null): text is OrderStatus =>
  ORDER_STATUSES.some((status) => status === text)

/** ORD-3, DAY-8: the time in which an answer to an order can be undone by the one who gave it. */
export const UNDO_MS = 10_000

/**
 * True for an order that waits for somebody of its caterer to open it. One that was answered without being opened, by
 * another program for instance, waits for nobody.
 */
export const isNewOrder = (status: OrderStatus, seenAt: string | null | undefined): boolean =>
  status === 'AWAITING_APPROVAL' && (seenAt ?? null) === null

/** The answer to an order in one word, for lists. */
export const ANSWER_WORDS: Record<OrderStatus, string> = {
  AWAITING_APPROVAL: 'Afventer',
  ACCEPTED: 'Godkendt',
  PAID: 'Godkendt',
  REFUSED: 'Afvist',
  CANCELLED: 'Afbestilt',
}

/** The payment method in one word. */
export const PAYMENT_WORDS: Record<PaymentMethod, string> = { CARD: 'Kort', BANK_TRANSFER: 'Bankoverførsel' }

/** The sentence about an order's status for its caterer. */
export function formatStatus({ status, paymentMethod }: OrderState): string {
  switch (status) {
    case 'CANCELLED':
      return 'Denne ordre er afbestilt.'
    case 'REFUSED':
      return 'Du har afvist denne ordre.'
    case 'PAID':
      return `Denne ordre er godkendt og betalt med ${paymentMethod === 'BANK_TRANSFER' ? 'bankoverførsel' : 'kort'}`
    case 'ACCEPTED':
      return 'Du har godkendt denne ordre. Betaling mangler.'
    case 'AWAITING_APPROVAL':
      return 'Denne ordre mangler både godkendelse og betaling.'
  }
}
