import { graphql } from 'react-relay/hooks'
import type { LoaderFunctionArgs } from 'react-router'
import type { OfferListRouteQuery } from '../../__generated__/OfferListRouteQuery.graphql.ts'
import { preload } from '../../relay/preload.ts'
import { throwNotFound } from '../../page/throwNotFound.ts'
import { readOwnCater } from '../access/officeViewer.ts'
import { redirectToLogin } from '../access/redirectToLogin.ts'

/** The offers of the viewer's caterer. */
export const offerListRouteQuery = graphql`
  query OfferListRouteQuery($number: Int!) {
    cater(number: $number) {
      ...OfferListRoute_cater
    }
  }
`

/** Loads the offers of the viewer's own caterer. Throws 404 for users without a caterer. */
export async function loader({ context, request }: LoaderFunctionArgs) {
  const number = (await readOwnCater(context)) ?? throwNotFound()
  const reading = preload<OfferListRouteQuery>(context, offerListRouteQuery, { number })
  return { ref: await redirectToLogin(context, request, reading), variables: { number } }
}
