import { groupThousands } from '../../../domain/texts/numbers.ts'
import { graphql, useFragment } from 'react-relay/hooks'
import { Link } from 'react-router'
import type { TodaysOrder_order$key } from '../../__generated__/TodaysOrder_order.graphql.ts'
import { paths } from '../../page/paths.ts'
import styles from './UpcomingOrders.module.css'

/** A delivery or pickup of today. */
export function TodaysOrder(props: { order: TodaysOrder_order$key; isOwn: boolean }) {
  const { uuid, reference, orderer, covers, deliveryTime, address, city } = useFragment(
    graphql`
      fragment TodaysOrder_order on Order {
        uuid
        reference
        orderer
        covers
        deliveryTime
        address
        city
      }
    `,
    props.order,
  )
  const deliveryText = address === null ? 'Afhentning' : ['Levering', city].filter(Boolean).join(', ')
  return (
    <li className={styles.order}>
      <time>{deliveryTime}</time>
      {props.isOwn ? <Link to={paths.officeOrder(uuid)}>{orderer}</Link> : <span>{orderer}</span>}
      <span className={styles.number}>{groupThousands(String(covers))}</span>
      <small>{`${reference} · ${deliveryText}`}</small>
    </li>
  )
}
