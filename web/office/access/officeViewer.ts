import { graphql } from 'react-relay/hooks'
import type { FetchQueryFetchPolicy } from 'relay-runtime'
import type { officeViewerQuery } from '../../__generated__/officeViewerQuery.graphql.ts'
import { readQuery } from '../../relay/preload.ts'
import type { LoaderContext } from '../../relay/relayContext.ts'

/** The viewer of the office, with what its layout shows of them, so that one request serves every loader of a page. */
export const viewerQuery = graphql`
  query officeViewerQuery @throwOnFieldError {
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

/** The rights of the office's viewer, and the number of the caterer that it works for; null where nobody is signed in. */
export async function readViewer(context: LoaderContext, fetchPolicy?: FetchQueryFetchPolicy) {
  const { viewer } = await readQuery<officeViewerQuery>(context, viewerQuery, {}, fetchPolicy)
  if (!viewer) return null
  const { role, staffRole, cater } = viewer
  return { role, staffRole, cater: cater?.number ?? null }
}

/** The role of the signed-in user; null without one. */
export async function readRole(context: LoaderContext, fetchPolicy?: FetchQueryFetchPolicy) {
  const viewer = await readViewer(context, fetchPolicy)
  return viewer?.role ?? null
}

/** The number of the caterer that the viewer works for; null where it works for none. */
export async function readOwnCater(context: LoaderContext) {
  const viewer = await readViewer(context)
  return viewer?.cater ?? null
}
