import { graphql } from 'react-relay/hooks'
import type { LoaderFunctionArgs } from 'react-router'
import type { ConditionsRouteQuery } from '../../__generated__/ConditionsRouteQuery.graphql.ts'
import { hostContext } from '../../page/host.ts'
import { preload } from '../../relay/preload.ts'

export const query = graphql`
  query ConditionsRouteQuery($host: String!) {
    storefront(host: $host) {
      ... on Cater {
        ...Conditions_cater @alias(as: "conditions")
      }
    }
  }
`

/** Loads whose conditions they are. */
export async function loader({ context }: LoaderFunctionArgs) {
  return { ref: await preload<ConditionsRouteQuery>(context, query, { host: context.get(hostContext).hostname }) }
}
