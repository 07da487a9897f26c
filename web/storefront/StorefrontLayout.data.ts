import { graphql } from 'react-relay/hooks'
import { data, redirect } from 'react-router'
import type { LoaderFunctionArgs } from 'react-router'
import type { StorefrontLayoutQuery } from '../__generated__/StorefrontLayoutQuery.graphql.ts'
import { hostContext, hostUrl } from '../page/host.ts'
import { preload, readQuery } from '../relay/preload.ts'
import { DEFAULT_CATER } from '../page/defaultCater.ts'

export const query = graphql`
  query StorefrontLayoutQuery($host: String!, $default: Int!, $isBare: Boolean!) {
    storefront(host: $host) @skip(if: $isBare) {
      __typename
      ... on Cater {
        accentColor
        ...StorefrontHeader_cater @alias(as: "header")
        ...StorefrontFooter_cater @alias(as: "footer")
      }
      ... on StorefrontClosed {
        message
      }
      ... on StorefrontUnknown {
        mainSiteUrl
      }
    }
    cater(number: $default) @include(if: $isBare) {
      accentColor
      ...StorefrontHeader_cater @alias(as: "header")
      ...StorefrontFooter_cater @alias(as: "footer")
    }
  }
`

/** Finds the storefront of the host. An unknown one redirects to the main site; a closed one is not found. */
export async function loader({ context, request }: LoaderFunctionArgs) {
  const host = context.get(hostContext)
  // with its port: the link to the front page has the same
  const variables = { host: host.hostname + host.port, default: DEFAULT_CATER, isBare: host.slug === null }
  const { storefront, cater } = await readQuery<StorefrontLayoutQuery>(context, query, variables)
  if (storefront?.__typename === 'StorefrontUnknown') {
    throw redirect(storefront.mainSiteUrl ?? hostUrl(host, new URL(request.url).protocol), 302)
  }
  if (storefront?.__typename === 'StorefrontClosed') throw data(storefront.message, { status: 404 })
  const accent = storefront?.__typename === 'Cater' ? storefront.accentColor : cater?.accentColor
  return { ref: await preload<StorefrontLayoutQuery>(context, query, variables), accent: accent ?? undefined }
}
