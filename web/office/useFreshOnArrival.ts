import { useEffect } from 'react'
import { fetchQuery, useRelayEnvironment } from 'react-relay/hooks'
import { useNavigationType } from 'react-router'
import { createOperationDescriptor, getRequest } from 'relay-runtime'
import type { GraphQLTaggedNode } from 'relay-runtime'

/** Data younger than this was asked for by the navigation itself. */
const JUST_ASKED_MS = 2_000

/**
 * Asks anew when a link led to a list that the store still held: others may have ordered meanwhile. Going back asks
 * for nothing, so that the list is as it was left. The query takes no variables.
 */
export function useFreshOnArrival(query: GraphQLTaggedNode): void {
  const environment = useRelayEnvironment()
  const arrivedBy = useNavigationType()
  useEffect(() => {
    if (arrivedBy !== 'PUSH') return
    const held = environment.check(createOperationDescriptor(getRequest(query), {}))
    if (held.status === 'available' && Date.now() - (held.fetchTime ?? 0) < JUST_ASKED_MS) return
    // where it fails, what was there stays shown
    const asking = fetchQuery(environment, query, {}).subscribe({ error: () => {} })
    return () => asking.unsubscribe()
  }, [environment, query, arrivedBy])
}
