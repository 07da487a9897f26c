import { graphql } from 'react-relay/hooks'
import type { LoaderFunctionArgs } from 'react-router'
import type { ThanksRouteQuery } from '../../__generated__/ThanksRouteQuery.graphql.ts'
import { hostContext } from '../../page/host.ts'
import { preload } from '../../relay/preload.ts'
import { DEFAULT_CATER } from '../../page/defaultCater.ts'

/** The data of the thank-you page: the caterer, and the order if the path has its id and the viewer may see it. */
export const query = graphql`
  query ThanksRouteQuery($host: String!, $hasHost: Boolean!, $defaultCater: Int!, $orderId: ID!, $hasOrder: Boolean!) {
    storefront(host: $host) @include(if: $hasHost) {
      ... on Cater {
        ...WhatHappensNext_cater @alias(as: "next")
      }
    }
    cater(number: $defaultCater) @skip(if: $hasHost) {
      ...WhatHappensNext_cater @alias(as: "next")
    }
    order(id: $orderId) @include(if: $hasOrder) {
      ...readShownOrder_order
      ...ChangedAllergens_order
      ...OrderAgain_order @alias(as: "again")
    }
  }
`

/** Loads the thank-you page, '/tak-for-din-bestilling' with or without an order's id. */
export async function loader({ context, params }: LoaderFunctionArgs) {
  const { hostname, slug } = context.get(hostContext)
  const variables = {
    host: hostname,
    hasHost: slug !== null,
    defaultCater: DEFAULT_CATER,
    orderId: params.orderId ?? '',
    hasOrder: params.orderId !== undefined,
  }
  return {
    ref: await preload<ThanksRouteQuery>(context, query, variables),
    orderId: params.orderId,
    hasBasket: slug !== null,
  }
}
