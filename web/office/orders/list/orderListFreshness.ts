import type { IEnvironment, InvalidationState } from 'relay-runtime'
import type { OrderListRouteQuery } from '../../../__generated__/OrderListRouteQuery.graphql.ts'

type Variables = OrderListRouteQuery['variables']

interface Freshness {
  fetchedAt: number
  state: InvalidationState
}

const freshness = new WeakMap<IEnvironment, Map<string, Freshness>>()

const keyOf = ({ status, from, to, query, sort, isAdmin }: Variables) =>
  JSON.stringify([status, from, to, query, sort, isAdmin])

/**
 * The time when a list was last fetched, in milliseconds since 1970; undefined where it was not shown yet, or where the
 * store was invalidated ('Prøv igen').
 */
export function orderListFetchedAt(environment: IEnvironment, variables: Variables): number | undefined {
  const list = freshness.get(environment)?.get(keyOf(variables))
  return list && !environment.getStore().checkInvalidationState(list.state) ? list.fetchedAt : undefined
}

/** Records that a list was fetched just now. */
export function markOrderListFetched(environment: IEnvironment, variables: Variables): void {
  const lists = freshness.get(environment) ?? new Map<string, Freshness>()
  const state = environment.getStore().lookupInvalidationState([])
  freshness.set(environment, lists.set(keyOf(variables), { fetchedAt: Date.now(), state }))
}
