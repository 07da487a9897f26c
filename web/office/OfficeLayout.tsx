import { useState } from 'react'
import { graphql, useFragment, usePreloadedQuery } from 'react-relay/hooks'
import { Navigate, Outlet, useLoaderData, useLocation, useNavigation } from 'react-router'
import type { OfficeLayout_viewer$key } from '../__generated__/OfficeLayout_viewer.graphql.ts'
import type { OfficeLayoutQuery } from '../__generated__/OfficeLayoutQuery.graphql.ts'
import { paths } from '../paths.ts'
import { AwaitingCountContext } from './live/AwaitingCountContext.ts'
import { LiveOrders } from './live/LiveOrders.tsx'
import { useRefetchOnOrderEvent } from './live/useRefetchOnOrderEvent.ts'
import { officeLayoutQuery } from './OfficeLayout.data.ts'
import type { loader } from './OfficeLayout.data.ts'
import styles from './OfficeLayout.module.css'
import { OfficeNavigation } from './OfficeNavigation.tsx'
import { OfficeTheme } from '../ui/OfficeTheme.tsx'
import { Toasts } from '../ui/Toasts.tsx'

const NO_VARIABLES = {}

/** The frame of the office, for whom the loader lets in. A session that ends meanwhile leads to the login and back. */
export function Component() {
  const { ref } = useLoaderData<typeof loader>()
  const { viewer } = usePreloadedQuery<OfficeLayoutQuery>(officeLayoutQuery, ref)
  // Where a session ends meanwhile, the page stays until its forms have asked about what is not saved
  const [known, setKnown] = useState(viewer)
  if (viewer && viewer !== known) setKnown(viewer)
  return (
    <>
      {known && (
        <LiveOrders>
          <Frame viewer={known} />
        </LiveOrders>
      )}
      {!viewer && <SignedOut />}
    </>
  )
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
          awaiting: orders(first: 1, status: AWAITING_APPROVAL) {
            totalCount
          }
        }
      }
    `,
    props.viewer,
  )
  useRefetchOnOrderEvent(officeLayoutQuery, NO_VARIABLES)
  return (
    <OfficeTheme accentColor={viewer.cater?.accentColor}>
      <meta name="robots" content="noindex" />
      <a className={styles.skip} href="#indhold">
        Gå til indhold
      </a>
      <Toasts>
        <AwaitingCountContext value={viewer.cater?.awaiting?.totalCount ?? 0}>
          <div className={styles.frame}>
            <OfficeNavigation viewer={viewer} />
            <div className={styles.content}>
              <Outlet />
            </div>
          </div>
        </AwaitingCountContext>
      </Toasts>
    </OfficeTheme>
  )
}
