import { graphql } from 'react-relay/hooks'
import { data, redirect } from 'react-router'
import type { LoaderFunctionArgs } from 'react-router'
import type { OrderPageRouteQuery } from '../../__generated__/OrderPageRouteQuery.graphql.ts'
import { hostContext, hostUrl } from '../../page/host.ts'
import { preload, readQuery } from '../../relay/preload.ts'
import { linkSlug } from '../placed/linkSlug.ts'

/** The data of an order's own page. */
export const query = graphql`
  query OrderPageRouteQuery($token: String!) {
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
  const { orderByLink: opened } = await readQuery<OrderPageRouteQuery>(context, query, { token })
  const host = context.get(hostContext)
  if (opened?.__typename === 'Order' && linkSlug(opened.cater) !== host.slug) {
    const { protocol, pathname, search } = new URL(request.url)
    throw redirect(hostUrl(host, protocol, linkSlug(opened.cater) ?? undefined, pathname + search), 308)
  }
  const status = opened === null || opened === undefined ? 404 : opened.__typename === 'Order' ? 200 : 410
  const page = {
    ref: await preload<OrderPageRouteQuery>(context, query, { token }),
    token,
    // the bare domain has no basket
    hasBasket: host.slug !== null,
  }
  return data(page, { status })
}
