import { graphql } from 'react-relay/hooks'
import type { LoaderFunctionArgs } from 'react-router'
import type { CaterListRouteQuery } from '../../__generated__/CaterListRouteQuery.graphql.ts'
import { preload } from '../../relay/preload.ts'
import { requireAdmin } from '../requireAdmin.ts'
import { redirectToLogin } from '../redirectToLogin.ts'

/** All caterers, open or closed, in their order. */
export const caterListRouteQuery = graphql`
  query CaterListRouteQuery @throwOnFieldError {
    ...CaterListRoute_query
  }
`

/** Loads the caterers for admins; others have no such page. */
export async function loader({ context, request }: LoaderFunctionArgs) {
  await requireAdmin({ context })
  return {
    ref: await redirectToLogin(context, request, preload<CaterListRouteQuery>(context, caterListRouteQuery, {})),
  }
}
