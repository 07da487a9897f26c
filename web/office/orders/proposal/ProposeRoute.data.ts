import { graphql } from 'react-relay/hooks'
import type { LoaderFunctionArgs } from 'react-router'
import type { ProposeRouteQuery } from '../../../__generated__/ProposeRouteQuery.graphql.ts'
import { preload, readQuery } from '../../../relay/preload.ts'
import { throwNotFound } from '../../../page/throwNotFound.ts'
import { readRole } from '../../access/officeViewer.ts'
import { redirectToLogin } from '../../access/redirectToLogin.ts'

/** An order of the viewer's caterer with what its change needs to know; null where there is none with that id. */
export const proposeRouteQuery = graphql`
  query ProposeRouteQuery($id: ID!) {
    order(id: $id) {
      ...ProposeRoute_order
    }
  }
`

/** Loads an order to propose a change of. Throws 404 for one that the viewer may not see. */
export async function loader({ context, request, params }: LoaderFunctionArgs) {
  if ((await readRole(context)) !== 'CATER') throwNotFound()
  const variables = { id: params.orderId ?? '' }
  const { order } = await redirectToLogin(
    context,
    request,
    readQuery<ProposeRouteQuery>(context, proposeRouteQuery, variables),
  )
  if (!order) throwNotFound()
  return { ref: await preload<ProposeRouteQuery>(context, proposeRouteQuery, variables) }
}
