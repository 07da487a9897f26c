import { graphql } from 'react-relay/hooks'
import type { LoaderFunctionArgs } from 'react-router'
import type { ServiceListRouteQuery } from '../../__generated__/ServiceListRouteQuery.graphql.ts'
import { loadCaterPage } from '../access/pageLoaders.ts'

/** The services of one caterer. */
export const serviceListRouteQuery = graphql`
  query ServiceListRouteQuery($number: Int!) {
    cater(number: $number) {
      ...ServiceListRoute_cater
    }
  }
`

/** Loads the list, for the caterer's own people and admins. */
export const loader = (args: LoaderFunctionArgs) => loadCaterPage<ServiceListRouteQuery>(args, serviceListRouteQuery)
