import type { ReactNode } from 'react'
import { graphql, useFragment } from 'react-relay/hooks'
import type { DashboardOrders_cater$key } from '../../__generated__/DashboardOrders_cater.graphql.ts'
import { DashboardParts } from './DashboardParts.tsx'

/** The dashboard of one caterer. Its own users can open the orders. */
export function DashboardOrders(props: { cater: DashboardOrders_cater$key; isOwn: boolean; choice?: ReactNode }) {
  const { name, awaiting, unseen, todays, unpaid, statistics } = useFragment(
    graphql`
      fragment DashboardOrders_cater on Cater {
        name
        awaiting: orders(first: 50, status: AWAITING_APPROVAL, sort: OLDEST_FIRST) {
          ...AwaitingOrders_orders
        }
        unseen: orders(first: 50, status: AWAITING_APPROVAL, unseen: true, sort: OLDEST_FIRST) @include(if: $isAdmin) {
          ...UnseenOrders_orders
        }
        todays: orders(first: 50, from: $today, to: $today) {
          ...TodaysOrders_orders
        }
        unpaid: orders(first: 30, status: ACCEPTED, sort: OLDEST_FIRST) {
          ...UnpaidOrders_orders
        }
        statistics(from: $from, to: $to) {
          days {
            ...TodaysOrders_days
            ...UpcomingDays_days
          }
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
      unseen={unseen}
      todays={todays}
      unpaid={unpaid}
      days={statistics?.days}
      statistics={statistics}
      isOwn={props.isOwn}
    />
  )
}
