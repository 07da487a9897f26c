import { graphql } from 'react-relay/hooks'
import type { LoaderFunctionArgs } from 'react-router'
import type { ServiceRouteQuery } from '../../__generated__/ServiceRouteQuery.graphql.ts'
import { loadCatalogueItemPage } from '../access/pageLoaders.ts'

/** A service of a caterer; null if there is none with this id. */
export const serviceRouteQuery = graphql`
  query ServiceRouteQuery($number: Int!, $id: ID!) @throwOnFieldError {
    cater(number: $number) {
      service(id: $id) {
        __typename
      }
      ...ServiceRoute_cater @arguments(id: $id)
    }
  }
`

/** Loads a service, for the caterer's own people and admins. Throws 404 for one that is missing or another caterer's. */
export const loader = (args: LoaderFunctionArgs) =>
  loadCatalogueItemPage<ServiceRouteQuery>(args, serviceRouteQuery, args.params.serviceId, ({ cater }) =>
    Boolean(cater?.service),
  )
