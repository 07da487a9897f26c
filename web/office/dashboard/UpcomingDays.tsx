import { use } from 'react'
import { graphql, useFragment } from 'react-relay/hooks'
import { Link } from 'react-router'
import { addDays, isoWeekday, WEEKDAYS } from '../../../domain/time/danishTime.ts'
import { formatDate } from '../../../domain/time/formats.ts'
import { groupThousands } from '../../../domain/texts/numbers.ts'
import type { UpcomingDays_days$key } from '../../__generated__/UpcomingDays_days.graphql.ts'
import { paths } from '../../page/paths.ts'
import { DashboardDatesContext } from './DashboardDatesContext.ts'
import styles from './UpcomingOrders.module.css'

/**
 * The orders and covers of the next seven days. Those that are not accepted yet are drawn as outlines, and each
 * day leads to its orders for those who may open them.
 */
export function UpcomingDays(props: { days: UpcomingDays_days$key; isOwn: boolean }) {
  const data = useFragment(
    graphql`
      fragment UpcomingDays_days on DeliveryDay @relay(plural: true) {
        date
        orders
        covers
        awaitingOrders
        awaitingCovers
      }
    `,
    props.days,
  )
  const { today } = use(DashboardDatesContext)
  const tomorrow = addDays(today, 1)
  const days = data
    .filter(({ date }) => date > today)
    .map((day) => ({
      date: day.date,
      name: day.date === tomorrow ? 'I morgen' : shortDay(day.date),
      orders: day.orders + day.awaitingOrders,
      covers: day.covers + day.awaitingCovers,
      awaiting: day.awaitingCovers,
    }))
  const maxCovers = Math.max(1, ...days.map(({ covers }) => covers))
  return (
    <section aria-labelledby="days">
      <div className={styles.header}>
        <h2 id="days">Næste 7 dage</h2>
      </div>
      <table className={styles.days}>
        <thead>
          <tr>
            <th scope="col" colSpan={2}>
              Dag
            </th>
            <th scope="col" className={styles.number}>
              Ordrer
            </th>
            <th scope="col" className={styles.number}>
              Kuv.
            </th>
          </tr>
        </thead>
        <tbody>
          {days.map(({ date, name, orders, covers, awaiting }) => (
            <tr key={date} data-none={orders === 0 || undefined}>
              <th scope="row">
                {props.isOwn ? (
                  <Link to={`${paths.officeOrders()}?${new URLSearchParams({ from: date, to: date })}`}>{name}</Link>
                ) : (
                  name
                )}
              </th>
              <td aria-hidden="true">
                {orders === 0 ? (
                  <small>Ingen</small>
                ) : (
                  <svg viewBox={`0 0 ${maxCovers} 10`} preserveAspectRatio="none">
                    <rect className={styles.accepted} width={covers - awaiting} height="10" />
                    {awaiting > 0 && (
                      <rect className={styles.awaiting} x={covers - awaiting} width={awaiting} height="10" />
                    )}
                  </svg>
                )}
              </td>
              <td className={styles.number}>{groupThousands(String(orders))}</td>
              <td className={styles.number}>{groupThousands(String(covers))}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {days.some(({ awaiting }) => awaiting > 0) && <p className={styles.note}>Lys søjle: endnu ikke godkendt.</p>}
    </section>
  )
}

function shortDay(date: string): string {
  const day = WEEKDAYS[isoWeekday(date) - 1] ?? ''
  return `${day.slice(0, 1).toUpperCase()}${day.slice(1, 3)} ${formatDate(date).slice(0, 5)}`
}
