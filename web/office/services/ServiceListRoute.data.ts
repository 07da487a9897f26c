import { graphql } from 'react-relay/hooks'
import type { LoaderFunctionArgs } from 'react-router'
import type { ServiceListRouteQuery } from '../../__generated__/ServiceListRouteQuery.graphql.ts'
import { preload } from '../../relay/preload.ts'
import { requireOwnCater } from '../requireOwnCater.ts'
import { redirectToLogin } from '../redirectToLogin.ts'

/** The services of one caterer. */
export const serviceListRouteQuery = graphql`
  query ServiceListRouteQuery($number: Int!) {
    cater(number: $number) {
      ...ServiceListRoute_cater
    }
  }
`

/** Loads the list, for the caterer's own people and admins. */
export async function loader(args: LoaderFunctionArgs) {
  const variables = { number: await requireOwnCater(args) }
  const asking = preload<ServiceListRouteQuery>(args.context, serviceListRouteQuery, variables)
  return { ref: await redirectToLogin(args.context, args.request, asking) }
}
