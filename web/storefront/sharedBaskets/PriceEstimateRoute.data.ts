import { graphql } from 'react-relay/hooks'
import type { LoaderFunctionArgs } from 'react-router'
import type { PriceEstimateRouteQuery } from '../../__generated__/PriceEstimateRouteQuery.graphql.ts'
import { hostContext } from '../../page/host.ts'
import { preload } from '../../relay/preload.ts'

/** The data of a price estimate: its shared basket, and the caterer of the host. */
export const query = graphql`
  query PriceEstimateRouteQuery($host: String!, $key: String!) {
    sharedBasket(key: $key) {
      ...isBasketOf_shared
      ...PriceEstimate_shared @alias(as: "estimate")
    }
    storefront(host: $host) {
      ... on Cater {
        ...isBasketOf_cater @alias(as: "opened")
        ...PriceEstimate_cater @alias(as: "estimate")
      }
    }
  }
`

/** Loads a price estimate, '/kurv/{key}/prisoverslag'. */
export async function loader({ context, params }: LoaderFunctionArgs) {
  const { hostname: host } = context.get(hostContext)
  return { ref: await preload<PriceEstimateRouteQuery>(context, query, { host, key: params.key ?? '' }) }
}
