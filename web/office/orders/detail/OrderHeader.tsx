import { graphql, useFragment } from 'react-relay/hooks'
import { formatKroner, toOere } from '../../../../domain/money/money.ts'
import { formatStatus } from '../../../../domain/orders/orderStates.ts'
import type { OrderHeader_order$key } from '../../../__generated__/OrderHeader_order.graphql.ts'
import { StatusMark } from '../../../ui/StatusMark.tsx'
import { ORDER_HEADING } from './orderHeading.ts'
import { ORDER_SHAPES } from '../marks/orderMarks.tsx'
import { useOrderState } from '../marks/useOrderState.ts'
import styles from './OrderHeader.module.css'

/** The order's number and status; screen readers announce a change. */
export function OrderHeader(props: { order: OrderHeader_order$key }) {
  const order = useFragment(
    graphql`
      fragment OrderHeader_order on Order {
        reference
        ...useOrderState_order
        refusedReason
        cancelReason
        cancelFee
      }
    `,
    props.order,
  )
  const state = useOrderState(order)
  const isRefused = state.status === 'REFUSED'
  const isAccepted = state.status === 'ACCEPTED' || state.status === 'PAID'
  return (
    <header className={styles.header}>
      <h1 id={ORDER_HEADING} tabIndex={-1}>
        <span>{`Ordre ${order.reference}`}</span>
        {isRefused && <span className={styles.refused}> (Afvist)</span>}
        {state.status === 'CANCELLED' && <span className={styles.refused}> (Afbestilt)</span>}
      </h1>
      <output className={isAccepted ? `${styles.status} ${styles.isAccepted}` : styles.status}>
        <StatusMark shape={ORDER_SHAPES[state.status]}>{formatStatus(state)}</StatusMark>
      </output>
      {order.cancelFee ? <p className={styles.reason}>{`Gebyr: ${formatKroner(toOere(order.cancelFee))}`}</p> : null}
      {order.cancelReason && <p className={styles.reason}>{`Begrundelse: ${order.cancelReason}`}</p>}
      {isRefused && order.refusedReason && <p className={styles.reason}>{`Begrundelse: ${order.refusedReason}`}</p>}
    </header>
  )
}
