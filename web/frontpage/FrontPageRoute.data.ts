import { graphql } from 'react-relay/hooks'
import type { LoaderFunctionArgs } from 'react-router'
import type { FrontPageRouteQuery } from '../__generated__/FrontPageRouteQuery.graphql.ts'
import { preload } from '../relay/preload.ts'

export const query = graphql`
  query FrontPageRouteQuery {
    ...CaterCards_query
  }
`

/** Loads the marketplace's front page. */
export async function loader({ context }: LoaderFunctionArgs) {
  return { ref: await preload<FrontPageRouteQuery>(context, query, {}) }
}
