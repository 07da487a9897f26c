import { graphql } from 'react-relay/hooks'
import type { LoaderFunctionArgs } from 'react-router'
import type { EditPageRouteAddressesQuery } from '../../__generated__/EditPageRouteAddressesQuery.graphql.ts'
import type { EditPageRouteQuery } from '../../__generated__/EditPageRouteQuery.graphql.ts'
import { preload, readQuery } from '../../relay/preload.ts'
import { throwNotFound } from '../../page/throwNotFound.ts'
import { requireAdmin } from '../access/requireAdmin.ts'
import { redirectToLogin } from '../access/redirectToLogin.ts'

const addressesQuery = graphql`
  query EditPageRouteAddressesQuery @throwOnFieldError {
    pages {
      number
      url
    }
  }
`

/** A page with its blocks, and the choices of its fields. */
export const editPageRouteQuery = graphql`
  query EditPageRouteQuery($url: String!) @throwOnFieldError {
    ...usePageChoices_query
    page(url: $url) {
      ...EditPageRoute_page
    }
  }
`

/** Loads a page by its number, which stays the same when its address changes. For admins. Throws 404. */
export async function loader({ context, request, params }: LoaderFunctionArgs) {
  await requireAdmin({ context })
  const addressesPromise = readQuery<EditPageRouteAddressesQuery>(context, addressesQuery, {})
  const { pages } = await redirectToLogin(context, request, addressesPromise)
  const page = pages.find(({ number }) => String(number) === params.pageNumber)
  if (!page) throwNotFound()
  const ref = preload<EditPageRouteQuery>(context, editPageRouteQuery, { url: page.url })
  return { ref: await redirectToLogin(context, request, ref) }
}
