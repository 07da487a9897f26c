import { graphql } from 'react-relay/hooks'
import { data } from 'react-router'
import type { LoaderFunctionArgs } from 'react-router'
import type { ThanksRouteQuery } from '../../__generated__/ThanksRouteQuery.graphql.ts'
import { hostContext } from '../../page/host.ts'
import { preload, readQuery } from '../../relay/preload.ts'
import { isLinkHost } from '../placed/linkSlug.ts'
import { DEFAULT_CATER } from '../../page/defaultCater.ts'

/** The data of the thank-you page: the caterer, and the order if the path has its id and the viewer may see it. */
export const query = graphql`
  query ThanksRouteQuery($host: String!, $hasHost: Boolean!, $defaultCater: Int!, $orderId: ID!, $hasOrder: Boolean!) {
    storefront(host: $host) @include(if: $hasHost) {
      ... on Cater {
        ...WhatHappensNext_cater @alias(as: "next")
        ...linkSlug_cater @alias(as: "opened")
      }
    }
    cater(number: $defaultCater) @skip(if: $hasHost) {
      ...WhatHappensNext_cater @alias(as: "next")
    }
    order(id: $orderId) @include(if: $hasOrder) {
      cater {
        ...linkSlug_cater
      }
      ...readShownOrder_order
      ...ChangedAllergens_order
      ...OrderAgain_order @alias(as: "again")
    }
  }
`

/**
 * Loads the thank-you page, '/tak-for-din-bestilling' with or without an order's id. An order that the viewer may not see, or
 * that is of another storefront's caterer, is not found.
 */
export async function loader({ context, params }: LoaderFunctionArgs) {
  const host = context.get(hostContext)
  const variables = {
    host: host.hostname,
    hasHost: host.slug !== null,
    defaultCater: DEFAULT_CATER,
    orderId: params.orderId ?? '',
    hasOrder: params.orderId !== undefined,
  }
  const { order, storefront } = await readQuery<ThanksRouteQuery>(context, query, variables)
  const isOwn = Boolean(order) && (host.slug === null || isLinkHost(order?.cater, storefront?.opened, host))
  const page = {
    ref: await preload<ThanksRouteQuery>(context, query, variables),
    orderId: params.orderId,
    isOwn,
    hasBasket: host.slug !== null,
  }
  return data(page, { status: isOwn || params.orderId === undefined ? 200 : 404 })
}
