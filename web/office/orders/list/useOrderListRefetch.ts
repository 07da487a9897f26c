import { use, useEffect, useEffectEvent, useRef } from 'react'
import { fetchQuery, useRelayEnvironment } from 'react-relay/hooks'
import { useNavigationType } from 'react-router'
import type { OrderListRouteQuery } from '../../../__generated__/OrderListRouteQuery.graphql.ts'
import { singleFlight } from '../../live/singleFlight.ts'
import { LiveOrdersContext } from '../../live/LiveOrdersContext.ts'
import { markOrderListFetched, orderListFetchedAt } from './orderListFreshness.ts'
import { orderListRouteQuery } from './OrderListRoute.data.ts'
import { refetchOrderList } from './refetchOrderList.ts'

/** An older list may be out of date where the service has no events. */
const STALE_MS = 5 * 60_000

/**
 * Refetches a list of orders, with all the rows it shows, when a link leads to it again, when it is stale, and on a
 * resync. Going back to a fresh list leaves it as it is. `id` is its connection's, null where it failed to load;
 * `variables` are the loader's, a new object for each navigation.
 */
export function useOrderListRefetch(
  id: string | null,
  variables: OrderListRouteQuery['variables'],
  isLoadingNext: boolean,
): void {
  const environment = useRelayEnvironment()
  const { subscribe, lastResyncAt } = use(LiveOrdersContext)
  const navigationType = useNavigationType()
  const isLoading = useRef(isLoadingNext)
  /** The number of times that more rows have been requested, or have come. */
  const loadChanges = useRef(0)
  const isPostponed = useRef(false)
  const refetch = useEffectEvent(async () => {
    if (id === null) return void (await fetchQuery(environment, orderListRouteQuery, variables).toPromise())
    let isReplaced = false
    do {
      const before = loadChanges.current
      // while more rows are loading, the end of the list must not move; those that have come since are not in the answer
      const shouldApply = () => !isLoading.current && loadChanges.current === before
      isReplaced = await refetchOrderList(environment, { id, variables, shouldApply })
    } while (!isReplaced && !isLoading.current)
    if (isReplaced) markOrderListFetched(environment, variables)
    isPostponed.current = !isReplaced
  })
  useEffect(() => {
    isLoading.current = isLoadingNext
    loadChanges.current += 1
    if (!isLoadingNext && isPostponed.current) refetch().catch(() => undefined)
  }, [isLoadingNext])

  const isLoaded = id !== null
  const { sort } = variables
  useEffect(() => {
    const refetchOnce = singleFlight(() => refetch())
    const fetchedAt = orderListFetchedAt(environment, variables)
    const isBackToFresh = navigationType === 'POP' && fetchedAt !== undefined && Date.now() - fetchedAt < STALE_MS
    if (fetchedAt !== undefined && (!isBackToFresh || lastResyncAt() > fetchedAt)) void refetchOnce()
    else if (isLoaded && fetchedAt === undefined) markOrderListFetched(environment, variables)
    // live orders are inserted by reference alone
    const isByDelivery = sort === 'EARLIEST_DELIVERY_FIRST' || sort === 'LATEST_DELIVERY_FIRST'
    return subscribe(async (news) => (news === 'resync' || isByDelivery ? refetchOnce() : undefined))
  }, [environment, variables, sort, isLoaded, navigationType, subscribe, lastResyncAt])
}
