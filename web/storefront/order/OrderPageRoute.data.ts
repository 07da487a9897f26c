import { graphql } from 'react-relay/hooks'
import { data, redirect } from 'react-router'
import type { LoaderFunctionArgs } from 'react-router'
import type { OrderPageRouteQuery } from '../../__generated__/OrderPageRouteQuery.graphql.ts'
import { hostContext, hostUrl } from '../../page/host.ts'
import { preload, readQuery } from '../../relay/preload.ts'
import { isLinkHost, linkSlug } from '../placed/linkSlug.ts'

/** The data of an order's own page. */
export const query = graphql`
  query OrderPageRouteQuery($token: String!, $host: String!) {
    storefront(host: $host) {
      ... on Cater {
        ...linkSlug_cater @alias(as: "opened")
      }
    }
    orderByLink(token: $token) {
      __typename
      ... on Order {
        cater {
          ...linkSlug_cater
        }
        ...OrderPage_order @alias(as: "page")
      }
      ... on OrderLinkEnded {
        ...EndedLink_link @alias(as: "ended")
      }
    }
  }
`

/**
 * Loads an order's own page, '/ordre/{token}'. Another host redirects to the caterer's own; an unknown link is not found, one
 * that has ended is gone.
 */
export async function loader({ context, params, request }: LoaderFunctionArgs) {
  const token = params.token ?? ''
  const host = context.get(hostContext)
  const variables = { token, host: host.hostname }
  const { orderByLink: found, storefront } = await readQuery<OrderPageRouteQuery>(context, query, variables)
  if (found?.__typename === 'Order' && !isLinkHost(found.cater, storefront.opened, host)) {
    const { protocol, pathname, search } = new URL(request.url)
    throw redirect(hostUrl(host, protocol, linkSlug(found.cater) ?? undefined, pathname + search), 308)
  }
  const status = found ? (found.__typename === 'Order' ? 200 : 410) : 404
  const page = {
    ref: await preload<OrderPageRouteQuery>(context, query, variables),
    token,
    // the bare domain has no basket
    hasBasket: host.slug !== null,
  }
  return data(page, { status })
}
