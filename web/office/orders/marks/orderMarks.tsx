import { ANSWER_WORDS, PAYMENT_WORDS } from '../../../../domain/orders/orderStates.ts'
import type { OrderState, OrderStatus } from '../../../../domain/orders/orderStates.ts'
import { StatusMark } from '../../../ui/StatusMark.tsx'
import type { StatusShape } from '../../../ui/StatusMark.tsx'
import text from '../../../ui/text.module.css'
import styles from './orderMarks.module.css'

/** The shape of each status of an order. */
export const ORDER_SHAPES: Record<OrderStatus, StatusShape> = {
  AWAITING_APPROVAL: 'waiting',
  ACCEPTED: 'accepted',
  PAID: 'paid',
  REFUSED: 'refused',
  CANCELLED: 'refused',
}

/** The column 'Godkendt' of an order list. */
export function AnswerMark({ status }: { status: OrderStatus }) {
  return <StatusMark shape={ORDER_SHAPES[status === 'PAID' ? 'ACCEPTED' : status]}>{ANSWER_WORDS[status]}</StatusMark>
}

/** The column 'Betalt' of an order list: the payment method, or that payment is missing, and how long it is overdue. */
export function PaymentMark({ status, paymentMethod, overdue }: OrderState & { overdue: string | null }) {
  switch (status) {
    case 'PAID':
      return <StatusMark shape="paid">{PAYMENT_WORDS[paymentMethod ?? 'CARD']}</StatusMark>
    case 'ACCEPTED':
      return overdue ? (
        <span className={styles.overdue}>
          <StatusMark shape="unpaid">{overdue}</StatusMark>
        </span>
      ) : (
        <StatusMark shape="unpaid">Ubetalt</StatusMark>
      )
    default:
      return (
        <StatusMark shape="none">
          <span className={text.visuallyHidden}>Ingen betaling endnu</span>
        </StatusMark>
      )
  }
}

/** The mark of an order that nobody of the caterer has opened yet. */
export function UnseenMark() {
  return (
    <span className={styles.isNew}>
      <StatusMark shape="new">Ny</StatusMark>
    </span>
  )
}
