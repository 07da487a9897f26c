import { graphql } from 'react-relay/hooks'
import type { LoaderFunctionArgs } from 'react-router'
import type { OfferPageRouteQuery } from '../../__generated__/OfferPageRouteQuery.graphql.ts'
import { preload } from '../../relay/preload.ts'

/** The data of an offer's own page. */
export const query = graphql`
  query OfferPageRouteQuery($token: String!) {
    offerByLink(token: $token) {
      __typename
      ... on Offer {
        ...OfferPage_offer @alias(as: "page")
      }
      ... on OfferReplaced {
        __typename
      }
    }
  }
`

/** Loads an offer's own page, '/tilbud/{token}'. */
export async function loader({ context, params }: LoaderFunctionArgs) {
  const token = params.token ?? ''
  return { ref: await preload<OfferPageRouteQuery>(context, query, { token }), token }
}
