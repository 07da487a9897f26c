import { graphql } from 'react-relay/hooks'
import { type LoaderFunctionArgs, redirect } from 'react-router'
import type { FrontPageRouteQuery } from '../__generated__/FrontPageRouteQuery.graphql.ts'
import type { FrontPageRouteAnswersQuery } from '../__generated__/FrontPageRouteAnswersQuery.graphql.ts'
import { preload } from '../relay/preload.ts'
import { paths } from '../page/paths.ts'
import {
  AFTER,
  caterQuestion,
  caterSearchVariables,
  hasQuestion,
  readAfter,
  readCaterSearch,
  SHOWN_FILTERS,
} from './caterSearch.ts'

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
  query FrontPageRouteAnswersQuery($input: CaterSearchInput!, $otherMenus: Int = 0, $after: String) {
    page(url: "/") {
      ...FrontPageRoute_banners
    }
    filters {
      ...CaterFilters_filters
    }
    ...AnsweredCaters_query @arguments(input: $input, otherMenus: $otherMenus, after: $after)
  }
`

/** Loads the marketplace's front page, with the caterers that match the search of the address, or their answers to its question. */
export async function loader({ context, request }: LoaderFunctionArgs) {
  const params = new URL(request.url).searchParams
  const search = readCaterSearch(params)
  const hasShownFilters = Boolean(params.get(SHOWN_FILTERS))
  if (hasQuestion(search)) {
    // Within a budget it is of interest what else it buys
    const otherMenus = search.budget === null ? 0 : 2
    const after = readAfter(params)
    const variables = { input: caterQuestion(search), otherMenus, after }
    const answers = await preload<FrontPageRouteAnswersQuery>(context, answersQuery, variables).catch((error) => {
      // An address that somebody kept or changed may have the cursor of another search: that search begins anew
      if (after === null) throw error
      params.delete(AFTER)
      throw redirect(`${paths.home()}?${params}`)
    })
    return { search, hasShownFilters, answers, list: null }
  }
  const list = await preload<FrontPageRouteQuery>(context, query, caterSearchVariables(search))
  return { search, hasShownFilters, answers: null, list }
}
