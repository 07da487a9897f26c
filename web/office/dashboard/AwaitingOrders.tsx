import { use } from 'react'
import { graphql, useFragment } from 'react-relay/hooks'
import { Link } from 'react-router'
import type { AwaitingOrders_orders$key } from '../../__generated__/AwaitingOrders_orders.graphql.ts'
import { AwaitingCountContext } from '../live/AwaitingCountContext.ts'
import { paths } from '../../paths.ts'
import { officeButtonClass } from '../parts/OfficeButton.tsx'
import { AwaitingOrder } from './AwaitingOrder.tsx'
import styles from './OrderRows.module.css'

const SHOWN = 25

/** The orders that await approval, oldest first; one that is answered leaves the list at once. */
export function AwaitingOrders(props: { orders: AwaitingOrders_orders$key; isOwn: boolean }) {
  const { edges, pageInfo } = useFragment(
    graphql`
      fragment AwaitingOrders_orders on OrderConnection {
        edges {
          node {
            id
            uuid
            reference
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
  const ownCount = use(AwaitingCountContext)
  const waiting = edges
    .map(({ node }) => node)
    .filter(({ status }) => status === 'AWAITING_APPROVAL')
    .sort((a, b) => a.reference - b.reference)
  const [oldest] = waiting
  const count = props.isOwn && pageInfo.hasNextPage ? ownCount : waiting.length
  return (
    <section aria-labelledby="awaiting">
      <div className={styles.head}>
        <h2 id="awaiting">Venter på svar</h2>
        {waiting.length > 0 && <span className={styles.count}>{count}</span>}
        {oldest && props.isOwn && (
          <Link className={`${officeButtonClass('main')} ${styles.push}`} to={paths.officeOrder(oldest.uuid)}>
            Svar på den ældste
          </Link>
        )}
      </div>
      {waiting.length === 0 ? (
        <p className={styles.none}>Ingen ordre venter på svar.</p>
      ) : (
        <ol className={styles.list}>
          {waiting.slice(0, SHOWN).map((order) => (
            <AwaitingOrder key={order.id} order={order} isOwn={props.isOwn} />
          ))}
        </ol>
      )}
      {(waiting.length > SHOWN || pageInfo.hasNextPage) && (
        <p className={styles.more}>
          <Link to={`${paths.officeOrders()}?status=AWAITING_APPROVAL`}>Vis alle, der venter</Link>
        </p>
      )}
    </section>
  )
}
