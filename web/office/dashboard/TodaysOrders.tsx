import { graphql, useFragment } from 'react-relay/hooks'
import { Link } from 'react-router'
import type { TodaysOrders_orders$key } from '../../__generated__/TodaysOrders_orders.graphql.ts'
import { paths } from '../../paths.ts'
import { TodaysOrder } from './TodaysOrder.tsx'
import styles from './UpcomingOrders.module.css'

/** What is delivered today, in the order of time. */
export function TodaysOrders(props: { orders: TodaysOrders_orders$key; isOwn: boolean }) {
  const { edges } = useFragment(
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
      }
    `,
    props.orders,
  )
  const orders = edges
    .map(({ node }) => node)
    .filter(({ status }) => status === 'ACCEPTED' || status === 'PAID')
    .sort((a, b) => a.deliveryTime.localeCompare(b.deliveryTime))
  return (
    <section aria-labelledby="today">
      <div className={styles.head}>
        <h2 id="today">Leveringer i dag</h2>
        {props.isOwn && <Link to={paths.officeProduction()}>Produktion</Link>}
      </div>
      {orders.length === 0 ? (
        <p className={styles.none}>Ingen leveringer i dag.</p>
      ) : (
        <>
          <ol className={styles.list}>
            {orders.map((order) => (
              <TodaysOrder key={order.id} order={order} isOwn={props.isOwn} />
            ))}
          </ol>
          <p className={styles.total}>
            <span>{orders.length === 1 ? '1 ordre' : `${orders.length} ordrer`}</span>
            <span>{orders.reduce((sum, { covers }) => sum + covers, 0)} kuverter</span>
          </p>
        </>
      )}
    </section>
  )
}
