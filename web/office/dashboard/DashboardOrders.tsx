import type { ReactNode } from 'react'
import { graphql, useFragment } from 'react-relay/hooks'
import type { DashboardOrders_cater$key } from '../../__generated__/DashboardOrders_cater.graphql.ts'
import { DashboardParts } from './DashboardParts.tsx'

/** The dashboard of one caterer; its own people can open what it shows. */
export function DashboardOrders(props: { cater: DashboardOrders_cater$key; isOwn: boolean; choice?: ReactNode }) {
  const { name, awaiting, todays, upcoming, unpaid, statistics } = useFragment(
    graphql`
      fragment DashboardOrders_cater on Cater {
        name
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
    props.cater,
  )
  return (
    <DashboardParts
      title={`Admin dashboard for ${name}`}
      choice={props.choice}
      awaiting={awaiting}
      todays={todays}
      upcoming={upcoming}
      unpaid={unpaid}
      statistics={statistics}
      isOwn={props.isOwn}
    />
  )
}
