/** What is known of the answer to an order and of its payment. paymentMethodOther is bank transfer, else card. */
export interface OrderState {
  caterAccept: boolean
  refused: boolean
  paid: boolean
  paymentMethodOther: boolean
}

/** Where an order stands. */
export type OrderStatus = (typeof ORDER_STATUSES)[number]

/** Every {@link OrderStatus}. */
export const ORDER_STATUSES = ['AWAITING_APPROVAL', 'ACCEPTED', 'PAID', 'REFUSED'] as const

/** Whether a text is a status. */
export const isOrderStatus = (text: string | null): text is OrderStatus =>
  ORDER_STATUSES.some((status) => status === text)

/** Where an order stands. A refusal outweighs all else; only an accepted order counts as paid. */
export function orderStatus({ refused, caterAccept, paid }: OrderState): OrderStatus {
  if (refused) return 'REFUSED'
  if (!caterAccept) return 'AWAITING_APPROVAL'
  return paid ? 'PAID' : 'ACCEPTED'
}

/** ORD-3: how long, in milliseconds, who has accepted or refused an order may take that back. */
export const UNDO_MS = 10_000

/** Whether an order can be accepted. */
export function canAccept(state: OrderState): boolean {
  return orderStatus(state) === 'AWAITING_APPROVAL'
}

/** Whether an order can be refused. */
export function canRefuse(state: OrderState): boolean {
  return orderStatus(state) === 'AWAITING_APPROVAL'
}

/** Whether an order can be marked paid. */
export function canMarkPaid(state: OrderState): boolean {
  return orderStatus(state) === 'ACCEPTED'
}

/** The answer to an order in one word, as lists have it. */
export const ANSWER_WORDS: Record<OrderStatus, string> = {
  AWAITING_APPROVAL: 'Afventer',
  ACCEPTED: 'Godkendt',
  PAID: 'Godkendt',
  REFUSED: 'Afvist',
}

/** How an order was paid, in one word. */
export const PAYMENT_WORDS = { CARD: 'Kort', BANK_TRANSFER: 'Bankoverførsel' } as const

/** What the caterer reads at an order. */
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
