import { graphql } from 'react-relay/hooks'
import { data } from 'react-router'
import type { LoaderFunctionArgs } from 'react-router'
import type { OfferPageRouteQuery } from '../../__generated__/OfferPageRouteQuery.graphql.ts'
import { hostContext } from '../../page/host.ts'
import { preload, readQuery } from '../../relay/preload.ts'
import { isLinkHost } from '../placed/linkSlug.ts'

/** The data of an offer's own page. */
export const query = graphql`
  query OfferPageRouteQuery($token: String!, $host: String!) {
    storefront(host: $host) {
      ... on Cater {
        ...linkSlug_cater @alias(as: "opened")
      }
    }
    offerByLink(token: $token) {
      __typename
      ... on Offer {
        cater {
          ...linkSlug_cater
        }
        ...OfferPage_offer @alias(as: "page")
      }
      ... on OfferReplaced {
        __typename
      }
    }
  }
`

/** Loads an offer's own page, '/tilbud/{token}'. It is not found on another host, and gone where a newer one replaced it. */
export async function loader({ context, params }: LoaderFunctionArgs) {
  const token = params.token ?? ''
  const host = context.get(hostContext)
  const variables = { token, host: host.hostname }
  const { offerByLink: found, storefront } = await readQuery<OfferPageRouteQuery>(context, query, variables)
  const isOpen = found?.__typename === 'Offer' && isLinkHost(found.cater, storefront.opened, host)
  const status = isOpen ? 200 : found?.__typename === 'OfferReplaced' ? 410 : 404
  return data({ ref: await preload<OfferPageRouteQuery>(context, query, variables), token, isOpen }, { status })
}
