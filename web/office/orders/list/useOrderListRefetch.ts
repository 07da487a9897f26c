import { use, useEffect, useEffectEvent, useRef } from 'react'
import { fetchQuery, useRelayEnvironment } from 'react-relay/hooks'
import { useNavigationType } from 'react-router'
import type { OrderListRouteQuery } from '../../../__generated__/OrderListRouteQuery.graphql.ts'
import { singleFlight } from '../../live/singleFlight.ts'
import { LiveOrdersContext } from '../../live/LiveOrdersContext.ts'
import { markOrderListFetched, orderListFetchedAt } from './orderListFreshness.ts'
import { orderListRouteQuery } from './OrderListRoute.data.ts'
import { refetchOrderList } from './refetchOrderList.ts'

/** What is older may be out of date where no events are told. */
const OLD_MS = 5 * 60_000

/**
 * Asks a list of orders anew, with all the rows it shows, where a link leads to it again, where it is old, and where
 * the office may have missed something. Going back to it soon leaves it as it was. `id` is its connection's, null where
 * it could not be loaded; `variables` are the loader's, which makes them for each arrival.
 */
export function useOrderListRefetch(
  id: string | null,
  variables: OrderListRouteQuery['variables'],
  isLoadingNext: boolean,
): void {
  const environment = useRelayEnvironment()
  const { subscribe, lastResyncAt } = use(LiveOrdersContext)
  const arrivedBy = useNavigationType()
  const isLoading = useRef(isLoadingNext)
  const isPostponed = useRef(false)
  const renew = useEffectEvent(async () => {
    if (id === null) return void (await fetchQuery(environment, orderListRouteQuery, variables).toPromise())
    // While further rows are on their way, the list's end is not to move
    const isPut = await refetchOrderList(environment, { id, variables, mayPut: () => !isLoading.current })
    if (isPut) markOrderListFetched(environment, variables)
    isPostponed.current = !isPut
  })
  useEffect(() => {
    isLoading.current = isLoadingNext
    if (!isLoadingNext && isPostponed.current) renew().catch(() => undefined)
  }, [isLoadingNext])

  const isLoaded = id !== null
  useEffect(() => {
    const once = singleFlight(() => renew())
    const askedAt = orderListFetchedAt(environment, variables)
    const isLeft = arrivedBy === 'POP' && askedAt !== undefined && Date.now() - askedAt < OLD_MS
    if (askedAt !== undefined && (!isLeft || lastResyncAt() > askedAt)) void once()
    else if (isLoaded && askedAt === undefined) markOrderListFetched(environment, variables)
    return subscribe(async (news) => (news === 'resync' ? once() : undefined))
  }, [environment, variables, isLoaded, arrivedBy, subscribe, lastResyncAt])
}
