import { graphql } from 'react-relay/hooks'
import { data } from 'react-router'
import type { LoaderFunctionArgs } from 'react-router'
import type { SharedBasketRouteQuery } from '../../__generated__/SharedBasketRouteQuery.graphql.ts'
import { hostContext } from '../../page/host.ts'
import { preload, readQuery } from '../../relay/preload.ts'
import { isBasketOf } from './isBasketOf.ts'

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

/** Loads a shared basket, '/kurv/{key}'; not found where the caterer of the host has no such basket. */
export async function loader({ context, params }: LoaderFunctionArgs) {
  const { hostname: host } = context.get(hostContext)
  const variables = { host, key: params.key ?? '' }
  const { sharedBasket: shared, storefront } = await readQuery<SharedBasketRouteQuery>(context, query, variables)
  const isFound = Boolean(shared && storefront.opened && isBasketOf(shared, storefront.opened))
  return data(
    { ref: await preload<SharedBasketRouteQuery>(context, query, variables) },
    { status: isFound ? 200 : 404 },
  )
}
