import { useEffect, useState } from 'react'
import type { ReactNode } from 'react'
import { graphql, useFragment, usePreloadedQuery } from 'react-relay/hooks'
import { Navigate, Outlet, useLoaderData, useLocation, useNavigation } from 'react-router'
import type { OfficeLayout_viewer$key } from '../__generated__/OfficeLayout_viewer.graphql.ts'
import type { officeViewerQuery } from '../__generated__/officeViewerQuery.graphql.ts'
import { paths } from '../page/paths.ts'
import { removeExpiredDrafts } from './form/draftStore.ts'
import { ShortcutHelp } from './keys/ShortcutHelp.tsx'
import { AwaitingCountContext } from './live/AwaitingCountContext.ts'
import { AwaitingOrdersContext } from './live/AwaitingOrdersContext.ts'
import { LiveOrders } from './live/LiveOrders.tsx'
import { PolledUpdates } from './live/PolledUpdates.tsx'
import { useRefetchOnOrderEvent } from './live/useRefetchOnOrderEvent.ts'
import type { loader } from './OfficeLayout.data.ts'
import styles from './OfficeLayout.module.css'
import { OfficeNavigation } from './OfficeNavigation.tsx'
import { OfficeTheme } from '../ui/OfficeTheme.tsx'
import { Toasts } from '../ui/Toasts.tsx'
import { viewerQuery } from './access/officeViewer.ts'
import { OpensOrdersContext } from './access/OpensOrdersContext.ts'
import { UndoOffers } from './undo/UndoOffers.tsx'

const NO_VARIABLES = {}

/** The frame of the office, for whom the loader lets in. A session that ends meanwhile leads to the login and back. */
export function Component() {
  const { ref } = useLoaderData<typeof loader>()
  const { viewer } = usePreloadedQuery<officeViewerQuery>(viewerQuery, ref)
  // Where a session ends meanwhile, the page stays until its forms have confirmed what happens to unsaved changes
  const [known, setKnown] = useState(viewer)
  if (viewer && viewer !== known) setKnown(viewer)
  useEffect(removeExpiredDrafts, [])
  return (
    <>
      {known && (
        <OpensOrdersContext value={known.staffRole !== 'KITCHEN'}>
          <OrderUpdates isKitchen={known.staffRole === 'KITCHEN'}>
            <Frame viewer={known} />
          </OrderUpdates>
        </OpensOrdersContext>
      )}
      {!viewer && <SignedOut />}
    </>
  )
}

/** Live updates of orders; the kitchen subscribes to none, and polls its production instead. */
function OrderUpdates(props: { isKitchen: boolean; children: ReactNode }) {
  return props.isKitchen ? <PolledUpdates>{props.children}</PolledUpdates> : <LiveOrders>{props.children}</LiveOrders>
}

/** Leads to the login, and from there to the page that was wanted; a loader may be on its way there already. */
function SignedOut() {
  const here = useLocation()
  const { location: wanted = here } = useNavigation()
  if (wanted.pathname === paths.login()) return null
  return <Navigate replace to={paths.login(wanted.pathname + wanted.search)} />
}

/** The navigation beside the page, in the caterer's colour. */
function Frame(props: { viewer: OfficeLayout_viewer$key }) {
  const viewer = useFragment(
    graphql`
      fragment OfficeLayout_viewer on User {
        ...OfficeNavigation_viewer
        cater {
          accentColor
          awaiting: orders(first: 3, status: AWAITING_APPROVAL, sort: OLDEST_FIRST) {
            totalCount
            edges {
              node {
                uuid
                status
              }
            }
          }
        }
      }
    `,
    props.viewer,
  )
  useRefetchOnOrderEvent(viewerQuery, NO_VARIABLES)
  const { awaiting } = viewer.cater ?? {}
  const oldest = awaiting?.edges.map(({ node }) => node) ?? []
  // some may be answered just now, before the count is read again
  const waiting = oldest.filter(({ status }) => status === 'AWAITING_APPROVAL').map(({ uuid }) => uuid)
  const count = Math.max((awaiting?.totalCount ?? 0) - (oldest.length - waiting.length), waiting.length)
  return (
    <OfficeTheme accentColor={viewer.cater?.accentColor}>
      <meta name="robots" content="noindex" />
      <a className={styles.skip} href="#indhold">
        Gå til indhold
      </a>
      <Toasts>
        <UndoOffers>
          <AwaitingCountContext value={count}>
            <AwaitingOrdersContext value={waiting}>
              <ShortcutHelp />
              <div className={styles.frame}>
                <OfficeNavigation viewer={viewer} />
                <div className={styles.content}>
                  <Outlet />
                </div>
              </div>
            </AwaitingOrdersContext>
          </AwaitingCountContext>
        </UndoOffers>
      </Toasts>
    </OfficeTheme>
  )
}
