import { graphql } from 'react-relay/hooks'
import type { LoaderFunctionArgs } from 'react-router'
import type { ServiceRouteQuery } from '../../__generated__/ServiceRouteQuery.graphql.ts'
import { preload, readQuery } from '../../relay/preload.ts'
import { throwNotFound } from '../../throwNotFound.ts'
import { requireOwnCater } from '../requireOwnCater.ts'
import { redirectToLogin } from '../redirectToLogin.ts'

/** One service of a caterer; null where there is none such. */
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

/** Loads a service, for the caterer's own people and admins. One that is not there, or is another's, answers 404. */
export async function loader(args: LoaderFunctionArgs) {
  const { context, request, params } = args
  const variables = { number: await requireOwnCater(args), id: params.serviceId ?? '' }
  const { cater } = await redirectToLogin(
    context,
    request,
    readQuery<ServiceRouteQuery>(context, serviceRouteQuery, variables),
  )
  if (!cater?.service) throwNotFound()
  return { ref: await preload<ServiceRouteQuery>(context, serviceRouteQuery, variables) }
}
