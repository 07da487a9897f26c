import type { IEnvironment, InvalidationState } from 'relay-runtime'
import type { OrderListRouteQuery } from '../../../__generated__/OrderListRouteQuery.graphql.ts'

type Variables = OrderListRouteQuery['variables']

interface Freshness {
  askedAt: number
  state: InvalidationState
}

const held = new WeakMap<IEnvironment, Map<string, Freshness>>()

const keyOf = ({ status, from, to, query, isAdmin }: Variables) => JSON.stringify([status, from, to, query, isAdmin])

/**
 * When a list that the store holds was last asked for, in milliseconds since 1970; undefined where none was shown yet,
 * or all is to be loaded anew ('Prøv igen').
 */
export function orderListFetchedAt(environment: IEnvironment, variables: Variables): number | undefined {
  const list = held.get(environment)?.get(keyOf(variables))
  return list && !environment.getStore().checkInvalidationState(list.state) ? list.askedAt : undefined
}

/** Notes that a list is shown as the graph has it now: from here on the store holds it. */
export function markOrderListFetched(environment: IEnvironment, variables: Variables): void {
  const lists = held.get(environment) ?? new Map<string, Freshness>()
  const state = environment.getStore().lookupInvalidationState([])
  held.set(environment, lists.set(keyOf(variables), { askedAt: Date.now(), state }))
}
