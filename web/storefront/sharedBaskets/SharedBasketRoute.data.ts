import { graphql } from 'react-relay/hooks'
import type { LoaderFunctionArgs } from 'react-router'
import type { SharedBasketRouteQuery } from '../../__generated__/SharedBasketRouteQuery.graphql.ts'
import { hostContext } from '../../page/host.ts'
import { preload } from '../../relay/preload.ts'

/** The data of a shared basket: itself, and the caterer of the host. */
export const query = graphql`
  query SharedBasketRouteQuery($host: String!, $key: String!) {
    sharedBasket(key: $key) {
      ...isBasketOf_shared
      ...SharedBasketPage_shared @alias(as: "page")
    }
    storefront(host: $host) {
      ... on Cater {
        ...isBasketOf_cater @alias(as: "opened")
        ...SharedBasketPage_cater @alias(as: "page")
      }
    }
  }
`

/** Loads a shared basket, '/kurv/{key}'. */
export async function loader({ context, params }: LoaderFunctionArgs) {
  const { hostname: host } = context.get(hostContext)
  return { ref: await preload<SharedBasketRouteQuery>(context, query, { host, key: params.key ?? '' }) }
}
