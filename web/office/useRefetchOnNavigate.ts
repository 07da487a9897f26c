import { useEffect } from 'react'
import { fetchQuery, useRelayEnvironment } from 'react-relay/hooks'
import { useNavigationType } from 'react-router'
import { createOperationDescriptor, getRequest } from 'relay-runtime'
import type { GraphQLTaggedNode, Variables } from 'relay-runtime'

/** Data younger than this was asked for by the navigation itself. */
const JUST_ASKED_MS = 2_000

const NONE = {}

/**
 * Asks anew when a link led to a page that the store still held: others may have ordered meanwhile. Going back asks
 * for nothing, so that the page is as it was left. `variables` are the loader's, which makes them for each arrival.
 */
export function useRefetchOnNavigate(query: GraphQLTaggedNode, variables: Variables = NONE): void {
  const environment = useRelayEnvironment()
  const arrivedBy = useNavigationType()
  useEffect(() => {
    if (arrivedBy === 'POP') return
    const held = environment.check(createOperationDescriptor(getRequest(query), variables))
    if (held.status === 'available' && Date.now() - (held.fetchTime ?? 0) < JUST_ASKED_MS) return
    // where it fails, what was there stays shown
    const asking = fetchQuery(environment, query, variables).subscribe({ error: () => {} })
    return () => asking.unsubscribe()
  }, [environment, query, variables, arrivedBy])
}
