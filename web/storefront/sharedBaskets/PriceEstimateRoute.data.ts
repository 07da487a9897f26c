import { graphql } from 'react-relay/hooks'
import { data } from 'react-router'
import type { LoaderFunctionArgs } from 'react-router'
import type { PriceEstimateRouteQuery } from '../../__generated__/PriceEstimateRouteQuery.graphql.ts'
import { hostContext } from '../../page/host.ts'
import { preload, readQuery } from '../../relay/preload.ts'
import { isBasketOf } from './isBasketOf.ts'

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

/** Loads a price estimate, '/kurv/{key}/prisoverslag'; not found where the caterer of the host has no such basket. */
export async function loader({ context, params }: LoaderFunctionArgs) {
  const { hostname: host } = context.get(hostContext)
  const variables = { host, key: params.key ?? '' }
  const { sharedBasket: shared, storefront } = await readQuery<PriceEstimateRouteQuery>(context, query, variables)
  const isFound = Boolean(shared && storefront.opened && isBasketOf(shared, storefront.opened))
  return data(
    { ref: await preload<PriceEstimateRouteQuery>(context, query, variables) },
    { status: isFound ? 200 : 404 },
  )
}
