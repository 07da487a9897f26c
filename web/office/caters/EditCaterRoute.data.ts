import { graphql } from 'react-relay/hooks'
import type { LoaderFunctionArgs } from 'react-router'
import type { EditCaterRouteQuery } from '../../__generated__/EditCaterRouteQuery.graphql.ts'
import { loadCaterPage } from '../access/pageLoaders.ts'

/** The form of a caterer, and the viewer's role. */
export const editCaterRouteQuery = graphql`
  query EditCaterRouteQuery($number: Int!) @throwOnFieldError {
    ...EditCaterRoute_query @arguments(number: $number)
  }
`

/** Loads the form, for the caterer's own people and admins. */
export const loader = (args: LoaderFunctionArgs) => loadCaterPage<EditCaterRouteQuery>(args, editCaterRouteQuery)
