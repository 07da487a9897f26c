import { use, useEffect, useState } from 'react'
import { fetchQuery, graphql, useRelayEnvironment } from 'react-relay/hooks'
import type { OrderListFilter } from '../../../../domain/orders/orderListFilter.ts'
import { dayChips } from './dayChips.ts'
import type { useOrderCountsQuery } from '../../../__generated__/useOrderCountsQuery.graphql.ts'
import { LiveOrdersContext } from '../../live/LiveOrdersContext.ts'
import { singleFlight } from '../../live/singleFlight.ts'

const countsQuery = graphql`
  query useOrderCountsQuery(
    $status: OrderStatus
    $from: Date
    $to: Date
    $query: String
    $today: Date
    $tomorrow: Date
    $monday: Date
    $sunday: Date
    $nextMonday: Date
    $nextSunday: Date
  ) @throwOnFieldError {
    viewer {
      cater {
        awaiting: orders(first: 1, status: AWAITING_APPROVAL, from: $from, to: $to, query: $query) {
          totalCount
        }
        unpaid: orders(first: 1, status: ACCEPTED, from: $from, to: $to, query: $query) {
          totalCount
        }
        today: orders(first: 1, status: $status, from: $today, to: $today, query: $query) {
          totalCount
        }
        tomorrow: orders(first: 1, status: $status, from: $tomorrow, to: $tomorrow, query: $query) {
          totalCount
        }
        thisWeek: orders(first: 1, status: $status, from: $monday, to: $sunday, query: $query) {
          totalCount
        }
        nextWeek: orders(first: 1, status: $status, from: $nextMonday, to: $nextSunday, query: $query) {
          totalCount
        }
      }
    }
  }
`

/** The number of orders of each filter of a list; null where it is not known. */
export interface OrderCounts {
  statuses: { AWAITING_APPROVAL: number | null; ACCEPTED: number | null }
  /** In the order of {@link dayChips}. */
  days: readonly (number | null)[]
}

/**
 * The counts beside the filters of the viewer's own list, with the rest of its filter; null until they are read.
 * They come after the page, which does not wait for them, and again when orders change.
 */
export function useOrderCounts(filter: OrderListFilter, today: string, isOwn: boolean): OrderCounts | null {
  const environment = useRelayEnvironment()
  const { subscribe } = use(LiveOrdersContext)
  const { status, from, to, query } = filter
  const [counts, setCounts] = useState<OrderCounts | null>(null)
  useEffect(() => {
    if (!isOwn) return
    const [, tomorrow, thisWeek, nextWeek] = dayChips(today)
    const variables = {
      status,
      from,
      to,
      query,
      today,
      tomorrow: tomorrow?.from,
      monday: thisWeek?.from,
      sunday: thisWeek?.to,
      nextMonday: nextWeek?.from,
      nextSunday: nextWeek?.to,
    }
    let isCurrent = true
    const read = singleFlight(async () => {
      const data = await fetchQuery<useOrderCountsQuery>(environment, countsQuery, variables).toPromise()
      const cater = data?.viewer?.cater
      if (cater && isCurrent) setCounts(toCounts(cater))
    })
    void read()
    const unsubscribe = subscribe(read)
    return () => {
      isCurrent = false
      unsubscribe()
    }
  }, [environment, subscribe, isOwn, status, from, to, query, today])
  return counts
}

type Cater = NonNullable<NonNullable<useOrderCountsQuery['response']['viewer']>['cater']>

const toCounts = ({ awaiting, unpaid, today, tomorrow, thisWeek, nextWeek }: Cater): OrderCounts => ({
  statuses: { AWAITING_APPROVAL: awaiting?.totalCount ?? null, ACCEPTED: unpaid?.totalCount ?? null },
  days: [today, tomorrow, thisWeek, nextWeek].map((list) => list?.totalCount ?? null),
})
