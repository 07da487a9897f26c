import { graphql } from 'react-relay/hooks'
import type { LoaderFunctionArgs } from 'react-router'
import type { OrderListRouteQuery } from '../../__generated__/OrderListRouteQuery.graphql.ts'
import { preload } from '../../relay/preload.ts'
import { orLogin } from '../orLogin.ts'

/** The orders of the viewer's caterer. */
export const orderListRouteQuery = graphql`
  query OrderListRouteQuery @throwOnFieldError {
    viewer {
      ...OrderListRoute_viewer
    }
  }
`

/** Loads the first orders. A session that is over leads to the login. */
export async function loader({ context, request }: LoaderFunctionArgs) {
  return { ref: await orLogin(context, request, preload<OrderListRouteQuery>(context, orderListRouteQuery, {})) }
}
