import { graphql } from 'react-relay/hooks'
import { data } from 'react-router'
import type { LoaderFunctionArgs } from 'react-router'
import type { OrderRouteQuery } from '../../../__generated__/OrderRouteQuery.graphql.ts'
import { preload, readQuery } from '../../../relay/preload.ts'
import { readRole } from '../../access/officeViewer.ts'
import { redirectToLogin } from '../../access/redirectToLogin.ts'

/** An order of the viewer's caterer; null where there is none with that id. */
export const orderRouteQuery = graphql`
  query OrderRouteQuery($id: ID!) @throwOnFieldError {
    order(id: $id) {
      ...OrderRoute_order
    }
  }
`

/**
 * Loads an order. Only caterers read orders here: for anybody else `ref` is null and nothing is fetched. Throws 404 for
 * an order that does not exist or is another caterer's, and a redirect to the login where the session has expired.
 */
export async function loader({ context, request, params }: LoaderFunctionArgs) {
  if ((await readRole(context)) !== 'CATER') return { ref: null, variables: null }
  const variables = { id: params.orderId ?? '' }
  const { order } = await redirectToLogin(
    context,
    request,
    readQuery<OrderRouteQuery>(context, orderRouteQuery, variables),
  )
  if (!order) throw data(null, { status: 404 })
  return { ref: await preload<OrderRouteQuery>(context, orderRouteQuery, variables), variables }
}
