import { graphql } from 'react-relay/hooks'
import type { LoaderFunctionArgs } from 'react-router'
import type { NewOfferRouteQuery } from '../../__generated__/NewOfferRouteQuery.graphql.ts'
import { preload } from '../../relay/preload.ts'
import { throwNotFound } from '../../page/throwNotFound.ts'
import { readRole } from '../access/officeViewer.ts'
import { redirectToLogin } from '../access/redirectToLogin.ts'

/** The source of an offer, where it is not blank. */
export const newOfferRouteQuery = graphql`
  query NewOfferRouteQuery($order: ID!, $hasOrder: Boolean!, $basket: String!, $hasBasket: Boolean!) {
    viewer {
      ...NewOfferRoute_viewer
    }
    order(id: $order) @include(if: $hasOrder) {
      ...NewOfferRoute_order
    }
    sharedBasket(key: $basket) @include(if: $hasBasket) {
      ...NewOfferRoute_shared
    }
  }
`

/** Loads the order or the basket in the address. Throws 404 if it does not exist, and for users without offers. */
export async function loader({ context, request }: LoaderFunctionArgs) {
  if ((await readRole(context)) !== 'CATER') throwNotFound()
  const { searchParams } = new URL(request.url)
  const [order, basket] = [searchParams.get('ordre') ?? '', searchParams.get('kurv') ?? '']
  const variables = { order, hasOrder: order !== '', basket, hasBasket: basket !== '' }
  const reading = preload<NewOfferRouteQuery>(context, newOfferRouteQuery, variables)
  return { ref: await redirectToLogin(context, request, reading), basket, hasOrder: variables.hasOrder }
}
