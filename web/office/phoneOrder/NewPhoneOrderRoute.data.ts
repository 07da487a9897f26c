import { graphql } from 'react-relay/hooks'
import type { LoaderFunctionArgs } from 'react-router'
import type { NewPhoneOrderRouteQuery } from '../../__generated__/NewPhoneOrderRouteQuery.graphql.ts'
import { preload } from '../../relay/preload.ts'
import { redirectToLogin } from '../access/redirectToLogin.ts'
import { requireOwnCater } from '../access/requireOwnCater.ts'

/** The data of a phone order: the caterer's catalogue as the storefront offers it. */
export const newPhoneOrderRouteQuery = graphql`
  query NewPhoneOrderRouteQuery($number: Int!) {
    ...NewPhoneOrderRoute_query @arguments(number: $number)
  }
`

/** Loads the catalogue of the caterer in the address, which is for its own users and admins. */
export async function loader(args: LoaderFunctionArgs) {
  const number = await requireOwnCater(args)
  const reading = preload<NewPhoneOrderRouteQuery>(args.context, newPhoneOrderRouteQuery, { number })
  return { ref: await redirectToLogin(args.context, args.request, reading) }
}
