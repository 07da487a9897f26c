import { loadQuery } from 'react-relay/hooks'
import type { PreloadedQuery } from 'react-relay/hooks'
import { createOperationDescriptor, fetchQuery, getRequest } from 'relay-runtime'
import type { FetchQueryFetchPolicy, GraphQLTaggedNode, IEnvironment, OperationType } from 'relay-runtime'
import { WHOLE_ANSWER } from './refetchQuery.ts'
import { relayContext } from './relayContext.ts'
import type { LoaderContext } from './relayContext.ts'

/**
 * Reads a query in a loader, from the store if it is there: the first load in the browser fetches nothing that the server
 * has sent. Throws GraphError.
 */
export async function readQuery<T extends OperationType>(
  context: LoaderContext,
  query: GraphQLTaggedNode,
  variables: T['variables'],
  fetchPolicy: FetchQueryFetchPolicy = 'store-or-network',
): Promise<T['response']> {
  const environment = context.get(relayContext)
  environment.retain(createOperationDescriptor(getRequest(query), variables))
  const data = await fetchQuery<T>(environment, query, variables, {
    fetchPolicy,
    networkCacheConfig: fetchPolicy === 'network-only' ? WHOLE_ANSWER : null,
  }).toPromise()
  if (!data) throw new Error('The query has no data')
  return data
}

/**
 * Awaits a query in a loader, in browser and server, so that navigation keeps the old page until the data has arrived. The
 * component reads the result with usePreloadedQuery<T>(query, ref).
 */
export async function preload<T extends OperationType>(
  context: LoaderContext,
  query: GraphQLTaggedNode,
  variables: T['variables'],
  fetchPolicy: FetchQueryFetchPolicy = 'store-or-network',
): Promise<PreloadedQuery<T>> {
  await readQuery<T>(context, query, variables, fetchPolicy)
  return loadQuery<T>(context.get(relayContext), query, variables, { fetchPolicy: 'store-or-network' })
}

/** Fetches a query that a loader will probably read next, unless the store has it. Rejects with GraphError. */
export async function prefetch<T extends OperationType>(
  environment: IEnvironment,
  query: GraphQLTaggedNode,
  variables: T['variables'],
): Promise<void> {
  const retained = environment.retain(createOperationDescriptor(getRequest(query), variables))
  try {
    await fetchQuery<T>(environment, query, variables, { fetchPolicy: 'store-or-network' }).toPromise()
  } finally {
    // The store retains what was released last
    retained.dispose()
  }
}
