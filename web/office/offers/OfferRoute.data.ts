import { graphql } from 'react-relay/hooks'
import type { LoaderFunctionArgs } from 'react-router'
import type { OfferRouteQuery } from '../../__generated__/OfferRouteQuery.graphql.ts'
import { preload, readQuery } from '../../relay/preload.ts'
import { throwNotFound } from '../../page/throwNotFound.ts'
import { readRole } from '../access/officeViewer.ts'
import { redirectToLogin } from '../access/redirectToLogin.ts'

/** An offer of the viewer's caterer; null where there is none with that id. */
export const offerRouteQuery = graphql`
  query OfferRouteQuery($id: ID!) {
    offer(id: $id) {
      ...OfferRoute_offer
    }
  }
`

/** Loads an offer. Throws 404 for another caterer's, and for users without offers. */
export async function loader({ context, request, params }: LoaderFunctionArgs) {
  if ((await readRole(context)) !== 'CATER') throwNotFound()
  const variables = { id: params.offerId ?? '' }
  const { offer } = await redirectToLogin(
    context,
    request,
    readQuery<OfferRouteQuery>(context, offerRouteQuery, variables),
  )
  if (!offer) throwNotFound()
  return { ref: await preload<OfferRouteQuery>(context, offerRouteQuery, variables), variables }
}
