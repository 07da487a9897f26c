import { graphql } from 'react-relay/hooks'
import type { LoaderFunctionArgs } from 'react-router'
import type { PageListRouteQuery } from '../../__generated__/PageListRouteQuery.graphql.ts'
import { preload } from '../../relay/preload.ts'
import { requireAdmin } from '../requireAdmin.ts'
import { redirectToLogin } from '../redirectToLogin.ts'

/** All pages, by address. */
export const pageListRouteQuery = graphql`
  query PageListRouteQuery @throwOnFieldError {
    ...PageListRoute_query
  }
`

/** Loads the pages for admins; others have no such page. */
export async function loader({ context, request }: LoaderFunctionArgs) {
  await requireAdmin({ context })
  return { ref: await redirectToLogin(context, request, preload<PageListRouteQuery>(context, pageListRouteQuery, {})) }
}
