import { graphql } from 'react-relay/hooks'
import type { LoaderFunctionArgs } from 'react-router'
import { danishDate } from '../../../domain/danishTime.ts'
import type { KitchenOrdersQuery } from '../../__generated__/KitchenOrdersQuery.graphql.ts'
import { preload } from '../../relay/preload.ts'
import { readRole } from '../OfficeLayout.data.ts'
import { redirectToLogin } from '../redirectToLogin.ts'
import { canBeSummed, readDays } from './productionDays.ts'

/** The service gives so many chosen ones at once. */
export const MAX_CHOSEN = 100

/** The orders of some days, or those with some ids, as kitchen and driver need them. */
export const kitchenOrdersQuery = graphql`
  query KitchenOrdersQuery($from: Date!, $to: Date!, $ids: [ID!]!, $byIds: Boolean!) @throwOnFieldError {
    viewer {
      ...KitchenOrdersPage_viewer
    }
  }
`

/**
 * Loads the orders of the days, or with the ids, in the URL. `ref` is null for anybody but a caterer, and for days that
 * are too many.
 */
export async function loader({ context, request }: LoaderFunctionArgs) {
  const search = new URL(request.url).searchParams
  const { days, errors } = readDays(search, danishDate(new Date()))
  const chosen = search.get('ordrer')?.split(',').filter(Boolean)
  const ids = chosen ? [...new Set(chosen)] : null
  const variables = { ...days, ids: (ids ?? []).slice(0, MAX_CHOSEN), byIds: ids !== null }
  const isCater = (await readRole(context)) === 'CATER'
  if (!isCater || !canBeSummed(days)) return { isCater, ref: null, days, ids, variables, errors }
  const ref = await redirectToLogin(
    context,
    request,
    preload<KitchenOrdersQuery>(context, kitchenOrdersQuery, variables),
  )
  return { isCater, ref, days, ids, variables, errors }
}
