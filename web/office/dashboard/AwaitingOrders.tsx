import { graphql, useFragment } from 'react-relay/hooks'
import { Link } from 'react-router'
import { groupThousands } from '../../../domain/texts/numbers.ts'
import type { AwaitingOrders_orders$key } from '../../__generated__/AwaitingOrders_orders.graphql.ts'
import { paths } from '../../page/paths.ts'
import { useLiveOrderList } from '../live/useLiveOrderList.ts'
import { OrderSequenceContext } from '../orders/list/OrderSequenceContext.ts'
import { buttonClass } from '../../ui/Button.tsx'
import { AwaitingOrder } from './AwaitingOrder.tsx'
import styles from './OrderRows.module.css'
import { RowHeads } from './RowHeads.tsx'

const OLDEST_AWAITING = { status: 'AWAITING_APPROVAL', isOldestFirst: true } as const

/** The orders that await approval, oldest first. An answered order leaves the list at once. */
export function AwaitingOrders(props: { orders: AwaitingOrders_orders$key; isOwn: boolean }) {
  const { __id, edges, pageInfo, totalCount } = useFragment(
    graphql`
      fragment AwaitingOrders_orders on OrderConnection {
        __id
        totalCount
        edges {
          node {
            id
            uuid
            status
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
  // admins receive the orders of all caterers, which would not belong to this list
  useLiveOrderList(props.isOwn ? __id : null, OLDEST_AWAITING)
  const waiting = edges.map(({ node }) => node).filter(({ status }) => status === 'AWAITING_APPROVAL')
  const [oldest] = waiting
  const answered = edges.length - waiting.length
  const count = (totalCount ?? edges.length) - answered
  const orders = waiting.map(({ uuid }) => uuid)
  return (
    <section aria-labelledby="awaiting">
      <div className={styles.header}>
        <h2 id="awaiting">Venter på svar</h2>
        {waiting.length > 0 && <span className={styles.count}>{groupThousands(String(count))}</span>}
        {oldest && props.isOwn && (
          <Link
            className={`${buttonClass({ variant: 'primary' })} ${styles.push}`}
            to={paths.officeOrder(oldest.uuid)}
            state={{ orders, toAnswer: true }}
          >
            Svar på den ældste
          </Link>
        )}
      </div>
      {waiting.length === 0 ? (
        <p className={styles.none}>Ingen ordrer venter på svar.</p>
      ) : (
        <OrderSequenceContext value={orders}>
          <RowHeads rows="awaiting" />
          <ol className={styles.list}>
            {waiting.map((order) => (
              <AwaitingOrder key={order.id} order={order} isOwn={props.isOwn} />
            ))}
          </ol>
        </OrderSequenceContext>
      )}
      {pageInfo.hasNextPage && (
        <p className={styles.more}>
          <Link to={`${paths.officeOrders()}?status=AWAITING_APPROVAL`}>Vis alle, der venter</Link>
        </p>
      )}
    </section>
  )
}
