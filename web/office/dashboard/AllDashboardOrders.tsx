import type { ReactNode } from 'react'
import { graphql, useFragment } from 'react-relay/hooks'
import type { AllDashboardOrders_query$key } from '../../__generated__/AllDashboardOrders_query.graphql.ts'
import type { TradeComparison_before$key } from '../../__generated__/TradeComparison_before.graphql.ts'
import { DashboardParts } from './DashboardParts.tsx'

/** The dashboard of all caterers, for admins. */
export function AllDashboardOrders(props: {
  query: AllDashboardOrders_query$key
  choice: ReactNode
  before: TradeComparison_before$key | null | undefined
}) {
  const { awaiting, unseen, todays, unpaid, statistics } = useFragment(
    graphql`
      fragment AllDashboardOrders_query on Query {
        awaiting: orders(first: 50, status: AWAITING_APPROVAL, sort: OLDEST_FIRST) {
          ...AwaitingOrders_orders
          ...DaySentence_awaiting
        }
        unseen: orders(first: 20, status: AWAITING_APPROVAL, unseen: true, sort: OLDEST_FIRST) {
          ...UnseenOrders_orders
        }
        todays: orders(first: 50, from: $today, to: $today) {
          ...TodaysOrders_orders
          ...DaySentence_todays
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
    props.query,
  )
  return (
    <DashboardParts
      title="Admin dashboard for alle cateringfirmaer"
      choice={props.choice}
      awaiting={awaiting}
      unseen={unseen}
      todays={todays}
      unpaid={unpaid}
      days={statistics?.days}
      statistics={statistics}
      before={props.before}
      isOwn={false}
    />
  )
}
