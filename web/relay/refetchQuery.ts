import { fetchQuery } from 'react-relay/hooks'
import type { CacheConfig, GraphQLTaggedNode, IEnvironment, OperationType } from 'relay-runtime'

/** For data that are shown already: an answer with errors is refused as a whole, since its missing parts would take theirs. */
export const WHOLE_ANSWER: CacheConfig = { force: true, metadata: { isWhole: true } }

/** Fetches a query anew whose data are shown. They stay as they are where a part of the answer failed. Errors with GraphError. */
export const refetchQuery = <T extends OperationType>(
  environment: IEnvironment,
  query: GraphQLTaggedNode,
  variables: T['variables'],
) => fetchQuery<T>(environment, query, variables, { networkCacheConfig: WHOLE_ANSWER })
