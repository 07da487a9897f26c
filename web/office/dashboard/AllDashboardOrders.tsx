import type { ReactNode } from 'react'
import { graphql, useFragment } from 'react-relay/hooks'
import type { AllDashboardOrders_query$key } from '../../__generated__/AllDashboardOrders_query.graphql.ts'
import { DashboardParts } from './DashboardParts.tsx'

/** The dashboard of all caterers, for admins. */
export function AllDashboardOrders(props: { query: AllDashboardOrders_query$key; choice: ReactNode }) {
  const { awaiting, todays, upcoming, unpaid, statistics } = useFragment(
    graphql`
      fragment AllDashboardOrders_query on Query {
        awaiting: orders(first: 50, status: AWAITING_APPROVAL) {
          ...AwaitingOrders_orders
          ...UnseenOrders_orders
        }
        todays: orders(first: 50, from: $today, to: $today) {
          ...TodaysOrders_orders
        }
        upcoming: orders(first: 100, from: $tomorrow, to: $lastDay) {
          ...UpcomingDays_orders
        }
        unpaid: orders(first: 30, status: ACCEPTED) {
          ...UnpaidOrders_orders
        }
        statistics(from: $from, to: $to) {
          ...TradePlots_statistics
        }
      }
    `,
    props.query,
  )
  return (
    <DashboardParts
      title="Admin dashboard for alle cateringfirmaer"
      choice={props.choice}
      awaiting={awaiting}
      todays={todays}
      upcoming={upcoming}
      unpaid={unpaid}
      statistics={statistics}
      isOwn={false}
    />
  )
}
