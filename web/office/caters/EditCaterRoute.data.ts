import { graphql } from 'react-relay/hooks'
import type { LoaderFunctionArgs } from 'react-router'
import type { EditCaterRouteQuery } from '../../__generated__/EditCaterRouteQuery.graphql.ts'
import { loadCaterPage } from '../pageLoaders.ts'

/** The whole form of a caterer, and who fills it in. */
export const editCaterRouteQuery = graphql`
  query EditCaterRouteQuery($number: Int!) @throwOnFieldError {
    ...EditCaterRoute_query @arguments(number: $number)
  }
`

/** Loads the form; whether others have changed it since is found when it is saved. */
export const loader = (args: LoaderFunctionArgs) => loadCaterPage<EditCaterRouteQuery>(args, editCaterRouteQuery)
