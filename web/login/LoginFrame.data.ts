import { graphql } from 'react-relay/hooks'
import type { LoginFrameQuery } from '../__generated__/LoginFrameQuery.graphql.ts'
import { hostContext } from '../page/host.ts'
import { preload, readQuery } from '../relay/preload.ts'
import type { LoaderContext } from '../relay/relayContext.ts'

export const query = graphql`
  query LoginFrameQuery($host: String!, $isBare: Boolean!) {
    storefront(host: $host) @skip(if: $isBare) {
      __typename
      ... on Cater {
        accentColor
        ...LoginFrame_cater @alias(as: "cater")
      }
    }
  }
`

/** Loads what a login page shows of the host's caterer, whose accent colours it; nothing on the bare domain. */
export async function loadFrame(context: LoaderContext) {
  const { hostname, port, slug } = context.get(hostContext)
  const variables = { host: hostname + port, isBare: slug === null }
  const { storefront } = await readQuery<LoginFrameQuery>(context, query, variables)
  const accent = storefront?.__typename === 'Cater' ? storefront.accentColor : null
  return { frame: await preload<LoginFrameQuery>(context, query, variables), accent: accent ?? undefined }
}
