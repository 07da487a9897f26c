import { use, useEffect } from 'react'
import { fetchQuery, useRelayEnvironment } from 'react-relay/hooks'
import { createOperationDescriptor, getRequest } from 'relay-runtime'
import type { GraphQLTaggedNode, Variables } from 'relay-runtime'
import { coalesced } from './singleFlight.ts'
import { LiveOrdersContext } from './LiveOrdersContext.ts'

/**
 * Asks a query anew whenever orders changed, and at once where they did since it was asked: for what is counted or
 * summed over orders. Where it fails, what was there stays shown. `variables` are those of the preloaded query.
 */
export function useRefetchOnOrderEvent(query: GraphQLTaggedNode, variables: Variables): void {
  const environment = useRelayEnvironment()
  const { onNews, newsAt } = use(LiveOrdersContext)
  useEffect(() => {
    const refetch = coalesced(() => fetchQuery(environment, query, variables).toPromise())
    const held = environment.check(createOperationDescriptor(getRequest(query), variables))
    const askedAt = held.status === 'available' ? (held.fetchTime ?? 0) : 0
    if (newsAt() > askedAt) void refetch()
    return onNews(refetch)
  }, [environment, query, variables, onNews, newsAt])
}
