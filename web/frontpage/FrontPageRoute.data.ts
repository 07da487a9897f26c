import { graphql } from 'react-relay/hooks'
import type { LoaderFunctionArgs } from 'react-router'
import type { FrontPageRouteQuery } from '../__generated__/FrontPageRouteQuery.graphql.ts'
import type { FrontPageRouteAnswersQuery } from '../__generated__/FrontPageRouteAnswersQuery.graphql.ts'
import { preload } from '../relay/preload.ts'
import { caterQuestion, caterSearchVariables, hasQuestion, readCaterSearch } from './caterSearch.ts'

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

export const answersQuery = graphql`
  query FrontPageRouteAnswersQuery($input: CaterSearchInput!) {
    page(url: "/") {
      ...FrontPageRoute_banners
    }
    filters {
      ...CaterFilters_filters
    }
    ...AnsweredCaters_query @arguments(input: $input)
  }
`

/** Loads the marketplace's front page, with the caterers that match the search of the address, or their answers to its question. */
export async function loader({ context, request }: LoaderFunctionArgs) {
  const search = readCaterSearch(new URL(request.url).searchParams)
  if (hasQuestion(search)) {
    const variables = { input: caterQuestion(search) }
    return { search, answers: await preload<FrontPageRouteAnswersQuery>(context, answersQuery, variables), list: null }
  }
  const list = await preload<FrontPageRouteQuery>(context, query, caterSearchVariables(search))
  return { search, answers: null, list }
}
