import { use, useEffect } from 'react'
import { useRelayEnvironment } from 'react-relay/hooks'
import { createOperationDescriptor, getRequest } from 'relay-runtime'
import type { GraphQLTaggedNode, Variables } from 'relay-runtime'
import { refetchQuery } from '../../relay/refetchQuery.ts'
import { singleFlight } from './singleFlight.ts'
import { LiveOrdersContext } from './LiveOrdersContext.ts'

/**
 * Refetches a query whenever orders change, and at once where they changed since it was fetched: for counts and sums
 * over orders. Where that fails, the data shown stay. `variables` are those of the preloaded query.
 */
export function useRefetchOnOrderEvent(query: GraphQLTaggedNode, variables: Variables): void {
  const environment = useRelayEnvironment()
  const { subscribe, lastUpdateAt } = use(LiveOrdersContext)
  useEffect(() => {
    const refetch = singleFlight(() => refetchQuery(environment, query, variables).toPromise())
    const availability = environment.check(createOperationDescriptor(getRequest(query), variables))
    const fetchedAt = availability.status === 'available' ? (availability.fetchTime ?? 0) : 0
    if (lastUpdateAt() > fetchedAt) void refetch()
    return subscribe(refetch)
  }, [environment, query, variables, subscribe, lastUpdateAt])
}
