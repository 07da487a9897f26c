import { graphql } from 'react-relay/hooks'
import type { LoaderFunctionArgs } from 'react-router'
import type { OrderFormRouteQuery } from '../../__generated__/OrderFormRouteQuery.graphql.ts'
import { hostContext } from '../../page/host.ts'
import { preload } from '../../relay/preload.ts'

/** The data of the order form: the viewer, and the caterer of the host. */
export const query = graphql`
  query OrderFormRouteQuery($host: String!) {
    viewer {
      ...OrderFormRoute_viewer
    }
    storefront(host: $host) {
      ... on Cater {
        ...OrderFormRoute_cater @alias(as: "cater")
      }
    }
  }
`

/** Loads the order form's page. */
export async function loader({ context }: LoaderFunctionArgs) {
  return { ref: await preload<OrderFormRouteQuery>(context, query, { host: context.get(hostContext).hostname }) }
}
