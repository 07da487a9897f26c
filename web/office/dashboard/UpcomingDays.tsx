import { use } from 'react'
import { graphql, useFragment } from 'react-relay/hooks'
import { addDays, isoWeekday, WEEKDAYS } from '../../../domain/danishTime.ts'
import { formatDate } from '../../../domain/formats.ts'
import type { UpcomingDays_orders$key } from '../../__generated__/UpcomingDays_orders.graphql.ts'
import { DashboardDatesContext } from './DashboardDatesContext.ts'
import styles from './UpcomingOrders.module.css'

interface Upcoming {
  status: string
  covers: number
  deliveryDate: string
}

const DAYS = [1, 2, 3, 4, 5, 6, 7]

/** The next seven days: how many orders and covers, those that are not accepted yet drawn open. */
export function UpcomingDays(props: { orders: UpcomingDays_orders$key }) {
  const { edges, pageInfo } = useFragment(
    graphql`
      fragment UpcomingDays_orders on OrderConnection {
        edges {
          node {
            status
            covers
            deliveryDate
          }
        }
        pageInfo {
          hasNextPage
        }
      }
    `,
    props.orders,
  )
  const upcoming = edges.map(({ node }) => node).filter(({ status }) => status !== 'REFUSED')
  const { today } = use(DashboardDatesContext)
  const days = DAYS.map((ahead) => {
    const date = addDays(today, ahead)
    const orders = upcoming.filter(({ deliveryDate }) => deliveryDate === date)
    const covers = sum(orders)
    const open = sum(orders.filter(({ status }) => status === 'AWAITING_APPROVAL'))
    return { date, name: ahead === 1 ? 'I morgen' : shortDay(date), orders: orders.length, covers, open }
  })
  const most = Math.max(1, ...days.map(({ covers }) => covers))
  return (
    <section aria-labelledby="days">
      <div className={styles.head}>
        <h2 id="days">Næste 7 dage</h2>
      </div>
      <table className={styles.days}>
        <thead>
          <tr>
            <th scope="col" colSpan={2}>
              Dag
            </th>
            <th scope="col" className={styles.number}>
              Ordre
            </th>
            <th scope="col" className={styles.number}>
              Kuv.
            </th>
          </tr>
        </thead>
        <tbody>
          {days.map(({ date, name, orders, covers, open }) => (
            <tr key={date} data-none={orders === 0 || undefined}>
              <th scope="row">{name}</th>
              <td aria-hidden="true">
                {orders === 0 ? (
                  <small>Ingen</small>
                ) : (
                  <svg viewBox={`0 0 ${most} 10`} preserveAspectRatio="none">
                    <rect className={styles.settled} width={covers - open} height="10" />
                    {open > 0 && <rect className={styles.open} x={covers - open} width={open} height="10" />}
                  </svg>
                )}
              </td>
              <td className={styles.number}>{orders}</td>
              <td className={styles.number}>{covers}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {pageInfo.hasNextPage && <p className={styles.note}>Kun de 100 nyeste ordre er talt med.</p>}
      {days.some(({ open }) => open > 0) && <p className={styles.note}>Åben ende: ikke godkendt endnu.</p>}
    </section>
  )
}

const sum = (orders: readonly Upcoming[]) => orders.reduce((total, { covers }) => total + covers, 0)

function shortDay(date: string): string {
  const day = WEEKDAYS[isoWeekday(date) - 1] ?? ''
  return `${day.slice(0, 1).toUpperCase()}${day.slice(1, 3)} ${formatDate(date).slice(0, 5)}`
}
