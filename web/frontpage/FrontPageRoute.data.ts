import { graphql } from 'react-relay/hooks'
import type { LoaderFunctionArgs } from 'react-router'
import type { FrontPageRouteQuery } from '../__generated__/FrontPageRouteQuery.graphql.ts'
import { preload } from '../relay/preload.ts'
import { caterSearchVariables, readCaterSearch } from './caterSearch.ts'

export const query = graphql`
  query FrontPageRouteQuery($place: String, $filterIds: [ID!], $isSearching: Boolean = false) {
    page(url: "/") {
      ...FrontPageRoute_page
    }
    filters {
      ...CaterFilters_filters
    }
    ...FoundCaters_query @arguments(place: $place, filterIds: $filterIds)
    caterSuggestions(place: $place, filterIds: $filterIds) @include(if: $isSearching) {
      ...FoundCaters_suggestions
      ...SuggestedCaters_suggestions
    }
  }
`

/** Loads the marketplace's front page, with the caterers that the address looks for. */
export async function loader({ context, request }: LoaderFunctionArgs) {
  const search = readCaterSearch(new URL(request.url).searchParams)
  return { search, ref: await preload<FrontPageRouteQuery>(context, query, caterSearchVariables(search)) }
}
