import { graphql, useFragment } from 'react-relay/hooks'
import type { AwaitingOrders_cater$key } from '../../__generated__/AwaitingOrders_cater.graphql.ts'
import { FailedPart } from '../parts/FailedPart.tsx'
import { AwaitingOrder } from './AwaitingOrder.tsx'
import styles from './AwaitingOrders.module.css'

/** The orders that await approval, oldest first; one that is answered here leaves the list at once. */
export function AwaitingOrders(props: { cater: AwaitingOrders_cater$key }) {
  const { orders } = useFragment(
    graphql`
      fragment AwaitingOrders_cater on Cater {
        orders(first: 100, status: AWAITING_APPROVAL) {
          edges {
            node {
              id
              reference
              status
              ...AwaitingOrder_order
            }
          }
          pageInfo {
            hasNextPage
          }
        }
      }
    `,
    props.cater,
  )
  if (!orders) return <FailedPart />
  const waiting = orders.edges
    .map(({ node }) => node)
    .filter(({ status }) => status === 'AWAITING_APPROVAL')
    .sort((a, b) => a.reference - b.reference)
  return (
    <section aria-labelledby="awaiting">
      <div className={styles.head}>
        <h2 id="awaiting">Venter på svar</h2>
        {waiting.length > 0 && <span className={styles.count}>{waiting.length}</span>}
      </div>
      {waiting.length === 0 ? (
        <p className={styles.none}>Ingen ordre venter på svar.</p>
      ) : (
        <ol className={styles.list}>
          {waiting.map((order) => (
            <AwaitingOrder key={order.id} order={order} />
          ))}
        </ol>
      )}
      {orders.pageInfo.hasNextPage && <p className={styles.none}>Flere ældre ordre, der venter, står under Ordre.</p>}
    </section>
  )
}
