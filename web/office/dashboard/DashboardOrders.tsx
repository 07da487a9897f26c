import type { ReactNode } from 'react'
import { graphql, useFragment } from 'react-relay/hooks'
import type { DashboardOrders_cater$key } from '../../__generated__/DashboardOrders_cater.graphql.ts'
import type { TradeComparison_before$key } from '../../__generated__/TradeComparison_before.graphql.ts'
import { DashboardParts } from './DashboardParts.tsx'
import { DeclaredShare } from './DeclaredShare.tsx'
import { MissingSmiley } from './MissingSmiley.tsx'
import { OverbookedDays } from './OverbookedDays.tsx'

/** The dashboard of one caterer. Its own users can open the orders. */
export function DashboardOrders(props: {
  cater: DashboardOrders_cater$key
  isOwn: boolean
  choice?: ReactNode
  before: TradeComparison_before$key | null | undefined
}) {
  const cater = useFragment(
    graphql`
      fragment DashboardOrders_cater on Cater {
        name
        ...OverbookedDays_cater
        ...MissingSmiley_cater
        ...DeclaredShare_cater
        awaiting: orders(first: 50, status: AWAITING_APPROVAL, sort: OLDEST_FIRST) {
          ...AwaitingOrders_orders
          ...DaySentence_awaiting
        }
        unseen: orders(first: 20, status: AWAITING_APPROVAL, unseen: true, sort: OLDEST_FIRST) @include(if: $isAdmin) {
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
    props.cater,
  )
  const { name, awaiting, unseen, todays, unpaid, statistics } = cater
  return (
    <DashboardParts
      title={`Admin dashboard for ${name}`}
      choice={props.choice}
      warning={
        <>
          <MissingSmiley cater={cater} />
          <OverbookedDays cater={cater} />
          <DeclaredShare cater={cater} />
        </>
      }
      awaiting={awaiting}
      unseen={unseen}
      todays={todays}
      unpaid={unpaid}
      days={statistics?.days}
      statistics={statistics}
      before={props.before}
      isOwn={props.isOwn}
    />
  )
}
