import { graphql } from 'react-relay/hooks'
import { data } from 'react-router'
import type { LoaderFunctionArgs } from 'react-router'
import type { OrderRouteQuery } from '../../../__generated__/OrderRouteQuery.graphql.ts'
import { preload, readQuery } from '../../../relay/preload.ts'
import { readRole } from '../../OfficeLayout.data.ts'
import { redirectToLogin } from '../../redirectToLogin.ts'

/** One order of the viewer's caterer, null where there is none such; and who looks at it. */
export const orderRouteQuery = graphql`
  query OrderRouteQuery($id: ID!) @throwOnFieldError {
    order(id: $id) {
      ...OrderRoute_order
    }
    viewer {
      ...UndoOrderAnswer_viewer
    }
  }
`

/**
 * Loads an order. Only caterers read orders here: for anybody else nothing is asked, and `ref` is null. An order that
 * is not there, or is another caterer's, answers 404. A session that is over leads to the login.
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
