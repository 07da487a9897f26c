import { graphql } from 'react-relay/hooks'
import type { LoaderFunctionArgs } from 'react-router'
import type { CaterRouteQuery } from '../../__generated__/CaterRouteQuery.graphql.ts'
import { hostContext } from '../../page/host.ts'
import { preload } from '../../relay/preload.ts'

export const query = graphql`
  query CaterRouteQuery($host: String!) {
    storefront(host: $host) {
      ... on Cater {
        ...CaterPage_cater @alias(as: "page")
      }
    }
  }
`

/** Loads the whole storefront of the host: every category with its menus. */
export async function loader({ context }: LoaderFunctionArgs) {
  return { ref: await preload<CaterRouteQuery>(context, query, { host: context.get(hostContext).hostname }) }
}
