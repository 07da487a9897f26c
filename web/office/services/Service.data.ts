import { graphql } from 'react-relay/hooks'
import type { LoaderFunctionArgs } from 'react-router'
import type { ServiceListQuery } from '../../__generated__/ServiceListQuery.graphql.ts'
import type { ServiceQuery } from '../../__generated__/ServiceQuery.graphql.ts'
import { loadCatalogueItemPage, loadCaterPage } from '../access/pageLoaders.ts'

/** The services of one caterer. */
export const serviceListQuery = graphql`
  query ServiceListQuery($number: Int!) {
    cater(number: $number) {
      ...ServiceListRoute_cater
    }
  }
`

/** A caterer with one of its services, which is null if there is none with this id; without one for a new service. */
export const serviceQuery = graphql`
  query ServiceQuery($number: Int!, $id: ID!, $isNew: Boolean!) @throwOnFieldError {
    cater(number: $number) {
      service(id: $id) @skip(if: $isNew) {
        __typename
      }
      ...ServiceRoute_cater @arguments(id: $id, isNew: $isNew)
    }
  }
`

/** Loads the list, for the caterer's own people and admins. */
export const listLoader = (args: LoaderFunctionArgs) => loadCaterPage<ServiceListQuery>(args, serviceListQuery)

/** Loads a new or saved service, for the caterer's own people and admins. Throws 404 for one that is missing or another caterer's. */
export const loader = (args: LoaderFunctionArgs) =>
  loadCatalogueItemPage<ServiceQuery>(args, serviceQuery, args.params.serviceId, ({ cater }) => Boolean(cater?.service))
