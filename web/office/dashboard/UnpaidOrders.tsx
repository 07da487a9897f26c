import { graphql, useFragment } from 'react-relay/hooks'
import { Link } from 'react-router'
import { formatOrders } from '../../../domain/texts/counts.ts'
import { toOere } from '../../../domain/money/money.ts'
import type { UnpaidOrders_orders$key } from '../../__generated__/UnpaidOrders_orders.graphql.ts'
import { paths } from '../../page/paths.ts'
import { Amount } from './Amount.tsx'
import styles from './OrderRows.module.css'
import { RowHeads } from './RowHeads.tsx'
import { UnpaidOrder } from './UnpaidOrder.tsx'

const MAX_SHOWN = 10

/** The accepted orders whose payment is missing, the earliest delivery first. */
export function UnpaidOrders(props: { orders: UnpaidOrders_orders$key; isOwn: boolean }) {
  const { edges, pageInfo, totalCount } = useFragment(
    graphql`
      fragment UnpaidOrders_orders on OrderConnection {
        totalCount
        edges {
          node {
            id
            status
            price
            deliveryDate
            ...UnpaidOrder_order
          }
        }
        pageInfo {
          hasNextPage
        }
      }
    `,
    props.orders,
  )
  const unpaid = edges
    .map(({ node }) => node)
    .filter(({ status }) => status === 'ACCEPTED')
    .sort((a, b) => a.deliveryDate.localeCompare(b.deliveryDate))
  const paidSince = edges.length - unpaid.length
  // of more orders than are loaded only the number is known
  const total = pageInfo.hasNextPage ? (
    formatOrders((totalCount ?? edges.length) - paidSince)
  ) : (
    <Amount oere={unpaid.reduce((sum, { price }) => sum + toOere(price), 0)} />
  )
  return (
    <section aria-labelledby="unpaid">
      <div className={styles.header}>
        <h2 id="unpaid">Godkendt, ikke betalt</h2>
        {unpaid.length > 0 && (
          <span className={`${styles.push} ${styles.none}`}>
            I alt <strong>{total}</strong>
          </span>
        )}
      </div>
      {unpaid.length === 0 ? (
        <p className={styles.none}>Alle godkendte ordrer er betalt.</p>
      ) : (
        <>
          <RowHeads rows="unpaid" />
          <ol className={styles.list}>
            {unpaid.slice(0, MAX_SHOWN).map((order) => (
              <UnpaidOrder key={order.id} order={order} isOwn={props.isOwn} />
            ))}
          </ol>
        </>
      )}
      {unpaid.length > MAX_SHOWN && (
        <p className={styles.more}>
          <Link to={`${paths.officeOrders()}?status=ACCEPTED`}>Vis alle ubetalte</Link>
        </p>
      )}
    </section>
  )
}
