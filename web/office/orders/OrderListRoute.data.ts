import { graphql } from 'react-relay/hooks'
import type { LoaderFunctionArgs } from 'react-router'
import type { OrderListRouteQuery } from '../../__generated__/OrderListRouteQuery.graphql.ts'
import { preload } from '../../relay/preload.ts'

/** The orders of the viewer's caterer. */
export const orderListRouteQuery = graphql`
  query OrderListRouteQuery @throwOnFieldError {
    viewer {
      ...OrderListRoute_viewer
    }
  }
`

/** Loads the first orders. */
export async function loader({ context }: LoaderFunctionArgs) {
  return { ref: await preload<OrderListRouteQuery>(context, orderListRouteQuery, {}) }
}
