import { graphql, loadQuery } from 'react-relay/hooks'
import type { LoaderFunctionArgs } from 'react-router'
import type { OrderListRouteQuery } from '../../../__generated__/OrderListRouteQuery.graphql.ts'
import { preload } from '../../../relay/preload.ts'
import { relayContext } from '../../../relay/relayContext.ts'
import { readRole } from '../../access/officeViewer.ts'
import { redirectToLogin } from '../../access/redirectToLogin.ts'
import { danishDate } from '../../../../domain/time/danishTime.ts'
import { orderListFetchedAt } from './orderListFreshness.ts'
import { readOrderListAddress } from '../../../../domain/orders/orderListFilter.ts'

/** The filtered orders of the viewer's caterer, or of all caterers for an admin. */
export const orderListRouteQuery = graphql`
  query OrderListRouteQuery(
    $status: OrderStatus
    $from: Date
    $to: Date
    $query: String
    $sort: OrderSort
    $isAdmin: Boolean!
  )
  @throwOnFieldError {
    viewer @skip(if: $isAdmin) {
      ...OrderListRoute_viewer
    }
    ...AllOrders_query @alias(as: "all") @include(if: $isAdmin)
  }
`

/** Loads the first orders that pass the filter in the URL. Throws a redirect to the login after the session has expired. */
export async function loader({ context, request }: LoaderFunctionArgs) {
  const address = readOrderListAddress(new URL(request.url).searchParams)
  const variables = { ...address.filter, isAdmin: (await readRole(context)) === 'ADMIN' }
  const environment = context.get(relayContext)
  // a list that was shown before is shown again with all its rows, however old: it refetches itself
  const ref =
    orderListFetchedAt(environment, variables) === undefined
      ? await redirectToLogin(context, request, preload<OrderListRouteQuery>(context, orderListRouteQuery, variables))
      : loadQuery<OrderListRouteQuery>(environment, orderListRouteQuery, variables, { fetchPolicy: 'store-only' })
  return { ref, address, today: danishDate(new Date()) }
}
