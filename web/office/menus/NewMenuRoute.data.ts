import { graphql } from 'react-relay/hooks'
import type { LoaderFunctionArgs } from 'react-router'
import type { NewMenuRouteQuery } from '../../__generated__/NewMenuRouteQuery.graphql.ts'
import { loadCaterPage } from '../access/pageLoaders.ts'

/** The caterer of a new menu, with its categories. */
export const newMenuRouteQuery = graphql`
  query NewMenuRouteQuery($number: Int!) @throwOnFieldError {
    cater(number: $number) {
      ...NewMenuRoute_cater
    }
  }
`

/** Loads the form of a new menu, for the caterer's own people and admins. */
export const loader = (args: LoaderFunctionArgs) => loadCaterPage<NewMenuRouteQuery>(args, newMenuRouteQuery)
