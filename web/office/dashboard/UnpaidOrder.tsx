import { use } from 'react'
import { graphql, useFragment } from 'react-relay/hooks'
import { formatDate } from '../../../domain/time/formats.ts'
import { toOere } from '../../../domain/money/money.ts'
import { formatDeliveryDistance } from '../../../domain/time/waiting.ts'
import type { UnpaidOrder_order$key } from '../../__generated__/UnpaidOrder_order.graphql.ts'
import { StatusMark } from '../../ui/StatusMark.tsx'
import { Amount } from './Amount.tsx'
import { DashboardDatesContext } from './DashboardDatesContext.ts'
import { OrderReference } from './OrderReference.tsx'
import styles from './OrderRows.module.css'

/** An accepted order without payment, and the days to or since its delivery. */
export function UnpaidOrder(props: { order: UnpaidOrder_order$key; isOwn: boolean }) {
  const order = useFragment(
    graphql`
      fragment UnpaidOrder_order on Order {
        ...OrderReference_order
        orderer
        price
        deliveryDate
      }
    `,
    props.order,
  )
  const { today } = use(DashboardDatesContext)
  const distance = formatDeliveryDistance(today, order.deliveryDate)
  return (
    <li className={`${styles.row} ${styles.unpaid}`}>
      <OrderReference order={order} isOwn={props.isOwn} />
      <span className={styles.orderer}>{order.orderer}</span>
      <span className={styles.delivery}>{formatDate(order.deliveryDate)}</span>
      <span className={styles.distance}>
        {order.deliveryDate < today ? (
          <span className={styles.late}>
            <StatusMark shape="unpaid">{distance}</StatusMark>
          </span>
        ) : (
          distance
        )}
      </span>
      <span className={styles.price}>
        <Amount oere={toOere(order.price)} />
      </span>
    </li>
  )
}
