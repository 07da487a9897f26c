import { use } from 'react'
import { graphql, useFragment } from 'react-relay/hooks'
import { Link } from 'react-router'
import type { UpcomingOrders_orders$key } from '../../__generated__/UpcomingOrders_orders.graphql.ts'
import { paths } from '../../paths.ts'
import { DashboardDatesContext } from './DashboardDatesContext.ts'
import styles from './UpcomingOrders.module.css'
import { UpcomingDays } from './UpcomingDays.tsx'
import { TodaysOrder } from './TodaysOrder.tsx'

/** What is delivered today, in the order of time, and how much on each of the next seven days. */
export function UpcomingOrders(props: { orders: UpcomingOrders_orders$key; isOwn: boolean }) {
  const { edges, pageInfo } = useFragment(
    graphql`
      fragment UpcomingOrders_orders on OrderConnection {
        edges {
          node {
            id
            status
            covers
            deliveryDate
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
  const { today } = use(DashboardDatesContext)
  const orders = edges.map(({ node }) => node).filter(({ status }) => status !== 'REFUSED')
  const todays = orders
    .filter(({ deliveryDate, status }) => deliveryDate === today && status !== 'AWAITING_APPROVAL')
    .sort((a, b) => a.deliveryTime.localeCompare(b.deliveryTime))
  return (
    <>
      <section aria-labelledby="today">
        <div className={styles.head}>
          <h2 id="today">Leveringer i dag</h2>
          {props.isOwn && <Link to={paths.officeProduction()}>Produktion</Link>}
        </div>
        {todays.length === 0 ? (
          <p className={styles.none}>Ingen leveringer i dag.</p>
        ) : (
          <>
            <ol className={styles.list}>
              {todays.map((order) => (
                <TodaysOrder key={order.id} order={order} isOwn={props.isOwn} />
              ))}
            </ol>
            <p className={styles.total}>
              <span>{todays.length === 1 ? '1 ordre' : `${todays.length} ordrer`}</span>
              <span>{todays.reduce((sum, { covers }) => sum + covers, 0)} kuverter</span>
            </p>
          </>
        )}
      </section>
      <UpcomingDays orders={orders} />
      {pageInfo.hasNextPage && <p className={styles.none}>Kun de 100 nyeste ordre er talt med.</p>}
    </>
  )
}
