import { graphql } from 'react-relay/hooks'
import { redirect } from 'react-router'
import type { LoaderFunctionArgs } from 'react-router'
import type { FetchQueryFetchPolicy } from 'relay-runtime'
import type { OfficeLayoutQuery } from '../__generated__/OfficeLayoutQuery.graphql.ts'
import { paths } from '../paths.ts'
import { preload, readQuery } from '../relay/preload.ts'
import type { LoaderContext } from '../relay/relayContext.ts'
import { throwNotFound } from '../throwNotFound.ts'
import { isKitchenPage, isSettingsPage } from './rolePages.ts'

/** The viewer of the office. */
export const officeLayoutQuery = graphql`
  query OfficeLayoutQuery @throwOnFieldError {
    viewer {
      role
      staffRole
      cater {
        number
      }
      ...OfficeLayout_viewer
    }
  }
`

/** The role of who is signed in; null where nobody is. */
export async function readRole(context: LoaderContext, fetchPolicy?: FetchQueryFetchPolicy) {
  const { viewer } = await readQuery<OfficeLayoutQuery>(context, officeLayoutQuery, {}, fetchPolicy)
  return viewer?.role ?? null
}

/** The number of the caterer that the viewer works for; null where it works for none. */
export async function readOwnCater(context: LoaderContext) {
  const { viewer } = await readQuery<OfficeLayoutQuery>(context, officeLayoutQuery, {})
  return viewer?.cater?.number ?? null
}

/** Guards every page of the office: strangers sign in first, customers have nothing to do here, and each role has its pages. */
export async function loader({ context, request }: LoaderFunctionArgs) {
  const { viewer } = await readQuery<OfficeLayoutQuery>(context, officeLayoutQuery, {})
  const { pathname, search } = new URL(request.url)
  if (!viewer) throw redirect(paths.login(pathname + search))
  const { role, staffRole } = viewer
  if (role !== 'CATER' && role !== 'ADMIN') throw redirect(paths.home())
  if (staffRole === 'KITCHEN' && !isKitchenPage(pathname)) throw redirect(paths.officeProduction())
  if (staffRole === 'STAFF' && isSettingsPage(pathname)) throwNotFound()
  return { ref: await preload<OfficeLayoutQuery>(context, officeLayoutQuery, {}) }
}
