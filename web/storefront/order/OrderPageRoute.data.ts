import { graphql } from 'react-relay/hooks'
import type { LoaderFunctionArgs } from 'react-router'
import type { OrderPageRouteQuery } from '../../__generated__/OrderPageRouteQuery.graphql.ts'
import { hostContext } from '../../page/host.ts'
import { preload } from '../../relay/preload.ts'

/** The data of an order's own page. */
export const query = graphql`
  query OrderPageRouteQuery($token: String!) {
    orderByLink(token: $token) {
      __typename
      ... on Order {
        ...OrderPage_order @alias(as: "page")
      }
      ... on OrderLinkEnded {
        ...EndedLink_link @alias(as: "ended")
      }
    }
  }
`

/** Loads an order's own page, '/ordre/{token}'. */
export async function loader({ context, params }: LoaderFunctionArgs) {
  const token = params.token ?? ''
  return {
    ref: await preload<OrderPageRouteQuery>(context, query, { token }),
    token,
    // the bare domain has no basket
    hasBasket: context.get(hostContext).slug !== null,
  }
}
