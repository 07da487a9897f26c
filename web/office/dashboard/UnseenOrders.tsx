import { graphql, useFragment } from 'react-relay/hooks'
import { isNewOrder, isOrderStatus } from '../../../domain/orders/orderStates.ts'
import type { UnseenOrders_orders$key } from '../../__generated__/UnseenOrders_orders.graphql.ts'
import { PhoneLink } from '../../ui/PhoneLink.tsx'
import { AwaitingOrder } from './AwaitingOrder.tsx'
import styles from './OrderRows.module.css'
import { RowHeads } from './RowHeads.tsx'
import { useNow } from './useNow.ts'

const UNSEEN_MS = 2 * 3_600_000

/** ORL-6: the orders that nobody of the caterer has opened for two hours, for admins to call about. */
export function UnseenOrders(props: { orders: UnseenOrders_orders$key }) {
  const { edges, pageInfo } = useFragment(
    graphql`
      fragment UnseenOrders_orders on OrderConnection {
        edges {
          node {
            id
            status
            placedAt
            seenAt
            cater {
              phoneNumber
            }
            ...AwaitingOrder_order
          }
        }
        pageInfo {
          hasNextPage
        }
      }
    `,
    props.orders,
  )
  const now = useNow()
  const isLong = (placedAt: string) => now !== null && now - Date.parse(placedAt) >= UNSEEN_MS
  const unseen = edges
    .map(({ node }) => node)
    .filter(({ status, seenAt, placedAt }) => isOrderStatus(status) && isNewOrder(status, seenAt) && isLong(placedAt))
  if (unseen.length === 0) return null
  // oldest first: where the last loaded order has waited so long, orders that are not loaded may have, too
  const hasMore = pageInfo.hasNextPage && isLong(edges.at(-1)?.node.placedAt ?? '')
  return (
    <section aria-labelledby="unseen">
      <div className={styles.header}>
        <h2 id="unseen">Ikke åbnet i over to timer</h2>
        <span className={styles.count}>{hasMore ? `${unseen.length}+` : unseen.length}</span>
      </div>
      <RowHeads rows="awaiting" />
      <ol className={styles.list}>
        {unseen.map((order) => (
          <AwaitingOrder key={order.id} order={order} isOwn={false}>
            {order.cater?.phoneNumber && (
              <span className={styles.call}>
                <PhoneLink phone={order.cater.phoneNumber} label="Ring til køkkenet" />
              </span>
            )}
          </AwaitingOrder>
        ))}
      </ol>
    </section>
  )
}
