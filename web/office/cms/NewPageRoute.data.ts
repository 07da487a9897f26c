import { graphql } from 'react-relay/hooks'
import type { LoaderFunctionArgs } from 'react-router'
import type { NewPageRouteQuery } from '../../__generated__/NewPageRouteQuery.graphql.ts'
import { preload } from '../../relay/preload.ts'
import { requireAdmin } from '../requireAdmin.ts'
import { redirectToLogin } from '../redirectToLogin.ts'

/** What a new page can show. */
export const newPageRouteQuery = graphql`
  query NewPageRouteQuery @throwOnFieldError {
    ...usePageChoices_query
  }
`

/** Loads the form of a new page; for admins. */
export async function loader({ context, request }: LoaderFunctionArgs) {
  await requireAdmin({ context })
  return { ref: await redirectToLogin(context, request, preload<NewPageRouteQuery>(context, newPageRouteQuery, {})) }
}
