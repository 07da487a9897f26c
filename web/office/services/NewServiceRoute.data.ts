import { graphql } from 'react-relay/hooks'
import type { LoaderFunctionArgs } from 'react-router'
import type { NewServiceRouteQuery } from '../../__generated__/NewServiceRouteQuery.graphql.ts'
import { loadCaterPage } from '../access/pageLoaders.ts'

/** The caterer of a new service. */
export const newServiceRouteQuery = graphql`
  query NewServiceRouteQuery($number: Int!) @throwOnFieldError {
    cater(number: $number) {
      ...NewServiceRoute_cater
    }
  }
`

/** Loads the form of a new service, for the caterer's own people and admins. */
export const loader = (args: LoaderFunctionArgs) => loadCaterPage<NewServiceRouteQuery>(args, newServiceRouteQuery)
