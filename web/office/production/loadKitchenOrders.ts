import type { GraphQLTaggedNode, OperationType } from 'relay-runtime'
import type { LoaderFunctionArgs } from 'react-router'
import { danishDate } from '../../../domain/time/danishTime.ts'
import { preload } from '../../relay/preload.ts'
import { readRole } from '../access/officeViewer.ts'
import { redirectToLogin } from '../access/redirectToLogin.ts'
import { canBeSummed, readDays } from './productionDays.ts'

/** The service gives so many chosen ones at once. */
export const MAX_CHOSEN = 100

/** A query about the orders of some days, or about those with some ids. */
interface KitchenQuery extends OperationType {
  variables: { from: string; to: string; ids: readonly string[]; byIds: boolean }
}

/**
 * Loads a query about the orders of the days, or with the ids, in the URL. `ref` is null for anybody but a caterer, and
 * for days that are too many.
 */
export async function loadKitchenOrders<Query extends KitchenQuery>(
  { context, request }: LoaderFunctionArgs,
  query: GraphQLTaggedNode,
) {
  const search = new URL(request.url).searchParams
  const { days, errors } = readDays(search, danishDate(new Date()))
  const chosen = search.get('ordrer')?.split(',').filter(Boolean)
  const ids = chosen ? [...new Set(chosen)] : null
  const variables: Query['variables'] = { ...days, ids: (ids ?? []).slice(0, MAX_CHOSEN), byIds: ids !== null }
  const isCater = (await readRole(context)) === 'CATER'
  if (!isCater || !canBeSummed(days)) return { isCater, ref: null, days, ids, variables, errors }
  const ref = await redirectToLogin(context, request, preload<Query>(context, query, variables))
  return { isCater, ref, days, ids, variables, errors }
}
