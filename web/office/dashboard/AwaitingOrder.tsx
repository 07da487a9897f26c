import { graphql, useFragment } from 'react-relay/hooks'
import { Link } from 'react-router'
import { formatDate, formatTimestamp } from '../../../domain/formats.ts'
import { formatOfficePrice, toOere } from '../../../domain/money.ts'
import type { AwaitingOrder_order$key } from '../../__generated__/AwaitingOrder_order.graphql.ts'
import { paths } from '../../paths.ts'
import styles from './AwaitingOrders.module.css'

/** One order that waits for an answer. The whole row opens it. */
export function AwaitingOrder(props: { order: AwaitingOrder_order$key }) {
  const order = useFragment(
    graphql`
      fragment AwaitingOrder_order on Order {
        uuid
        reference
        orderer
        price
        placedAt
        deliveryDate
        deliveryTime
      }
    `,
    props.order,
  )
  return (
    <li className={styles.row}>
      <Link className={styles.open} to={paths.officeOrder(order.uuid)}>
        {order.reference}
      </Link>
      <span className={styles.orderer}>{order.orderer}</span>
      <span className={styles.placed}>Bestilt {formatTimestamp(order.placedAt)}</span>
      <span className={styles.delivery}>
        Levering {formatDate(order.deliveryDate)} {order.deliveryTime}
      </span>
      <span className={styles.price}>{formatOfficePrice(toOere(order.price))}</span>
    </li>
  )
}
