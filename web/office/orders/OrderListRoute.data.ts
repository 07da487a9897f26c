import { graphql } from 'react-relay/hooks'
import type { LoaderFunctionArgs } from 'react-router'
import type { OrderListRouteQuery } from '../../__generated__/OrderListRouteQuery.graphql.ts'
import { preload } from '../../relay/preload.ts'
import { readRole } from '../OfficeLayout.data.ts'
import { orLogin } from '../orLogin.ts'
import { readOrderFilter } from './orderFilter.ts'

/** The orders of the viewer's caterer, or of all for an admin, that a filter lets through. */
export const orderListRouteQuery = graphql`
  query OrderListRouteQuery($status: OrderStatus, $from: Date, $to: Date, $query: String, $isAdmin: Boolean!)
  @throwOnFieldError {
    viewer @skip(if: $isAdmin) {
      ...OrderListRoute_viewer
    }
    ...AllOrders_query @alias(as: "all") @include(if: $isAdmin)
  }
`

/** Loads the first orders that pass the filter in the address. A session that is over leads to the login. */
export async function loader({ context, request }: LoaderFunctionArgs) {
  const filter = readOrderFilter(new URL(request.url).searchParams)
  const variables = { ...filter, isAdmin: (await readRole(context)) === 'ADMIN' }
  const ref = await orLogin(context, request, preload<OrderListRouteQuery>(context, orderListRouteQuery, variables))
  return { ref, filter, variables }
}
