import { use } from 'react'
import { graphql, useFragment } from 'react-relay/hooks'
import { Link } from 'react-router'
import type { OrderReference_order$key } from '../../__generated__/OrderReference_order.graphql.ts'
import { paths } from '../../page/paths.ts'
import { OrderSequenceContext } from '../orders/list/OrderSequenceContext.ts'
import styles from './OrderRows.module.css'

/** The number of an order: a link for its caterer's users, beside the caterer's name for admins. */
export function OrderReference(props: { order: OrderReference_order$key; isOwn: boolean }) {
  const { uuid, reference, cater } = useFragment(
    graphql`
      fragment OrderReference_order on Order {
        uuid
        reference
        cater @include(if: $ofAll) {
          name
        }
      }
    `,
    props.order,
  )
  const orders = use(OrderSequenceContext)
  if (props.isOwn)
    return (
      <Link className={`${styles.reference} ${styles.open}`} to={paths.officeOrder(uuid)} state={orders && { orders }}>
        {reference}
      </Link>
    )
  return (
    <span className={styles.reference}>
      <span>{reference}</span>
      {cater && <small className={styles.cater}>{cater.name}</small>}
    </span>
  )
}
