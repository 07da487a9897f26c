import { graphql, useFragment } from 'react-relay/hooks'
import { orderStatus, formatStatus } from '../../../../domain/orderStates.ts'
import type { OrderHeader_order$key } from '../../../__generated__/OrderHeader_order.graphql.ts'
import { StatusMark } from '../../../ui/StatusMark.tsx'
import { ORDER_HEADING } from './orderHeading.ts'
import { ORDER_SHAPES } from '../orderMarks.tsx'
import { useOrderState } from '../useOrderState.ts'
import styles from './OrderHeader.module.css'

/** Which order it is and where it stands; a change is read out. */
export function OrderHeader(props: { order: OrderHeader_order$key }) {
  const order = useFragment(
    graphql`
      fragment OrderHeader_order on Order {
        reference
        ...useOrderState_order
        refusedReason
      }
    `,
    props.order,
  )
  const state = useOrderState(order)
  return (
    <header className={styles.head}>
      <h1 id={ORDER_HEADING} tabIndex={-1}>
        Ordre {order.reference}
        {state.refused && <span className={styles.refused}> (Afvist)</span>}
      </h1>
      <output className={state.caterAccept ? `${styles.state} ${styles.settled}` : styles.state}>
        <StatusMark shape={ORDER_SHAPES[orderStatus(state)]}>{formatStatus(state)}</StatusMark>
      </output>
      {state.refused && order.refusedReason && <p className={styles.reason}>Begrundelse: {order.refusedReason}</p>}
    </header>
  )
}
