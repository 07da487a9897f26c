import { useEffect } from 'react'
import { useRelayEnvironment } from 'react-relay/hooks'
import { useNavigationType } from 'react-router'
import { createOperationDescriptor, getRequest } from 'relay-runtime'
import type { GraphQLTaggedNode, Variables } from 'relay-runtime'
import { refetchQuery } from '../../relay/refetchQuery.ts'

/** Younger data were fetched by the navigation itself. */
const JUST_FETCHED_MS = 2_000

const NO_VARIABLES = {}

/**
 * Refetches a query after a link led to a page whose data were in the store already, since they may be stale. Going
 * back fetches nothing, so that the page is as it was left, unless what it shows `isLive`. `variables` are the loader's, a new object
 * per navigation.
 */
export function useRefetchOnNavigate(
  query: GraphQLTaggedNode,
  variables: Variables = NO_VARIABLES,
  { isLive = false }: { isLive?: boolean } = {},
): void {
  const environment = useRelayEnvironment()
  const navigationType = useNavigationType()
  useEffect(() => {
    if (navigationType === 'POP' && !isLive) return
    const availability = environment.check(createOperationDescriptor(getRequest(query), variables))
    if (availability.status === 'available' && Date.now() - (availability.fetchTime ?? 0) < JUST_FETCHED_MS) return
    // after a failure the data shown stay
    const subscription = refetchQuery(environment, query, variables).subscribe({ error: () => {} })
    return () => subscription.unsubscribe()
  }, [environment, query, variables, navigationType, isLive])
}
