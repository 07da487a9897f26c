import { use } from 'react'
import { graphql, useFragment } from 'react-relay/hooks'
import { Link } from 'react-router'
import { formatCovers, formatOrders } from '../../../domain/texts/counts.ts'
import type { TodaysOrders_days$key } from '../../__generated__/TodaysOrders_days.graphql.ts'
import type { TodaysOrders_orders$key } from '../../__generated__/TodaysOrders_orders.graphql.ts'
import { paths } from '../../page/paths.ts'
import { DashboardDatesContext } from './DashboardDatesContext.ts'
import { TodaysOrder } from './TodaysOrder.tsx'
import styles from './UpcomingOrders.module.css'

/** The deliveries and pickups of today, by time. */
export function TodaysOrders(props: {
  orders: TodaysOrders_orders$key
  /** The counts by day, for when there are more orders than are loaded. */
  days: TodaysOrders_days$key | null | undefined
  isOwn: boolean
}) {
  const { edges, pageInfo } = useFragment(
    graphql`
      fragment TodaysOrders_orders on OrderConnection {
        edges {
          node {
            id
            status
            covers
            deliveryTime
            ...TodaysOrder_order
          }
        }
        pageInfo {
          hasNextPage
        }
      }
    `,
    props.orders,
  )
  const days = useFragment(
    graphql`
      fragment TodaysOrders_days on DeliveryDay @relay(plural: true) {
        date
        orders
        covers
      }
    `,
    props.days ?? null,
  )
  const { today } = use(DashboardDatesContext)
  const orders = edges
    .map(({ node }) => node)
    .filter(({ status }) => status === 'ACCEPTED' || status === 'PAID')
    .sort((a, b) => a.deliveryTime.localeCompare(b.deliveryTime))
  // counted from the list, so that an order accepted here counts at once; of a longer list only the service knows the sum
  const total = pageInfo.hasNextPage
    ? days?.find(({ date }) => date === today)
    : { orders: orders.length, covers: orders.reduce((sum, { covers }) => sum + covers, 0) }
  return (
    <section aria-labelledby="today">
      <div className={styles.header}>
        <h2 id="today">Leveringer i dag</h2>
        {props.isOwn && (
          <nav aria-label="Køkken og kørsel">
            <Link to={paths.officeProduction()}>Produktion</Link>
            <Link to={paths.officeDrive()}>Kørsel</Link>
          </nav>
        )}
      </div>
      {orders.length === 0 && !pageInfo.hasNextPage && <p className={styles.none}>Ingen leveringer i dag.</p>}
      {orders.length > 0 && (
        <ol className={styles.list}>
          {orders.map((order) => (
            <TodaysOrder key={order.id} order={order} isOwn={props.isOwn} />
          ))}
        </ol>
      )}
      {total && total.orders > 0 && (
        <p className={styles.total}>
          <span>{formatOrders(total.orders)}</span>
          <span>{formatCovers(total.covers)}</span>
        </p>
      )}
      {pageInfo.hasNextPage && (
        <p className={styles.note}>
          <span>{`Her vises ${orders.length}. `}</span>
          <Link to={`${paths.officeOrders()}?${new URLSearchParams({ from: today, to: today })}`}>Vis alle i dag</Link>
        </p>
      )}
    </section>
  )
}
