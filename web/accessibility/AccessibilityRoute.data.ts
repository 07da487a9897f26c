import { graphql } from 'react-relay/hooks'
import type { LoaderFunctionArgs } from 'react-router'
import type { AccessibilityRouteQuery } from '../__generated__/AccessibilityRouteQuery.graphql.ts'
import { hostContext } from '../page/host.ts'
import { preload } from '../relay/preload.ts'

export const query = graphql`
  query AccessibilityRouteQuery($host: String!) {
    storefront(host: $host) {
      ... on Cater {
        ...AccessibilityStatement_cater @alias(as: "contact")
      }
    }
  }
`

/** Loads whom to write to. */
export async function loader({ context }: LoaderFunctionArgs) {
  return { ref: await preload<AccessibilityRouteQuery>(context, query, { host: context.get(hostContext).hostname }) }
}
