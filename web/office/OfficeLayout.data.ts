import { redirect } from 'react-router'
import type { LoaderFunctionArgs } from 'react-router'
import type { officeViewerQuery } from '../__generated__/officeViewerQuery.graphql.ts'
import { paths } from '../page/paths.ts'
import { throwNotFound } from '../page/throwNotFound.ts'
import { preload } from '../relay/preload.ts'
import { readViewer, viewerQuery } from './access/officeViewer.ts'
import { isKitchenPage, isSettingsPage } from './rolePages.ts'

/** Guards every page of the office: strangers sign in first, customers have nothing to do here, and each role has its pages. */
export async function loader({ context, request }: LoaderFunctionArgs) {
  const viewer = await readViewer(context)
  const { pathname, search } = new URL(request.url)
  if (!viewer) throw redirect(paths.login(pathname + search))
  const { role, staffRole } = viewer
  if (role !== 'CATER' && role !== 'ADMIN') throw redirect(paths.home())
  if (staffRole === 'KITCHEN' && !isKitchenPage(pathname)) throw redirect(paths.officeProduction())
  if (staffRole === 'STAFF' && isSettingsPage(pathname)) throwNotFound()
  return { ref: await preload<officeViewerQuery>(context, viewerQuery, {}) }
}
