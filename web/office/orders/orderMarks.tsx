import { ANSWER_WORDS, orderStatus, PAYMENT_WORDS } from '../../../domain/orderStates.ts'
import type { OrderState, OrderStatus } from '../../../domain/orderStates.ts'
import { StatusMark } from '../../ui/StatusMark.tsx'
import type { StatusShape } from '../../ui/StatusMark.tsx'
import text from '../../ui/text.module.css'
import styles from './orderMarks.module.css'

/** The shape of an order's status, wherever it is shown. */
export const ORDER_SHAPES: Record<OrderStatus, StatusShape> = {
  AWAITING_APPROVAL: 'waiting',
  ACCEPTED: 'accepted',
  PAID: 'accepted',
  REFUSED: 'refused',
}

/** The column 'Godkendt' of an order list. */
export function AnswerMark(props: { state: OrderState }) {
  const status = orderStatus(props.state)
  return <StatusMark shape={ORDER_SHAPES[status]}>{ANSWER_WORDS[status]}</StatusMark>
}

/** The column 'Betalt' of an order list: how it was paid, or that it is still to be. */
export function PaymentMark(props: { state: OrderState }) {
  switch (orderStatus(props.state)) {
    case 'PAID':
      return (
        <StatusMark shape="paid">{PAYMENT_WORDS[props.state.paymentMethodOther ? 'BANK_TRANSFER' : 'CARD']}</StatusMark>
      )
    case 'ACCEPTED':
      return <StatusMark shape="unpaid">Ubetalt</StatusMark>
    default:
      return (
        <StatusMark shape="none">
          <span className={text.visuallyHidden}>Ingen betaling endnu</span>
        </StatusMark>
      )
  }
}

/** At an order that nobody of the cater has opened yet. */
export function UnseenMark() {
  return (
    <span className={styles.isNew}>
      <StatusMark shape="new">Ny</StatusMark>
    </span>
  )
}
