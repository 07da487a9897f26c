import { graphql } from 'react-relay/hooks'
import type { LoaderFunctionArgs } from 'react-router'
import type { ComparisonRouteQuery } from '../../__generated__/ComparisonRouteQuery.graphql.ts'
import { preload } from '../../relay/preload.ts'
import { caterQuestion, readCaterSearch } from '../caterSearch.ts'
import { readCompared, readComparedMenus } from '../compared.ts'

export const query = graphql`
  query ComparisonRouteQuery($input: CaterSearchInput!, $isChosen: Boolean!) {
    ...ComparisonTable_query @arguments(input: $input, isChosen: $isChosen)
  }
`

/** Loads what the caterers in the address answer to the search in the address, with the menus that it names. */
export async function loader({ context, request }: LoaderFunctionArgs) {
  const params = new URL(request.url).searchParams
  const search = readCaterSearch(params)
  const compared = readCompared(params)
  const input = {
    ...caterQuestion(search),
    filterIds: null,
    caterIds: compared,
    menuUuids: readComparedMenus(params),
  }
  const variables = { input, isChosen: compared.length > 0 }
  return { search, ref: await preload<ComparisonRouteQuery>(context, query, variables) }
}
