import { graphql, useFragment, usePreloadedQuery } from 'react-relay/hooks'
import { Outlet, useLoaderData } from 'react-router'
import type { OfficeLayout_viewer$key } from '../__generated__/OfficeLayout_viewer.graphql.ts'
import type { OfficeLayoutQuery } from '../__generated__/OfficeLayoutQuery.graphql.ts'
import { officeLayoutQuery } from './OfficeLayout.data.ts'
import type { loader } from './OfficeLayout.data.ts'
import styles from './OfficeLayout.module.css'
import { OfficeNavigation } from './OfficeNavigation.tsx'
import { OfficeSurface } from './parts/OfficeSurface.tsx'

/** The frame of the office, for whom the loader lets in. */
export function Component() {
  const { ref } = useLoaderData<typeof loader>()
  const { viewer } = usePreloadedQuery<OfficeLayoutQuery>(officeLayoutQuery, ref)
  return viewer && <Frame viewer={viewer} />
}

/** The navigation beside the page, in the caterer's colour. */
function Frame(props: { viewer: OfficeLayout_viewer$key }) {
  const viewer = useFragment(
    graphql`
      fragment OfficeLayout_viewer on User {
        ...OfficeNavigation_viewer
        cater {
          accentColor
        }
      }
    `,
    props.viewer,
  )
  return (
    <OfficeSurface accentColor={viewer.cater?.accentColor}>
      <meta name="robots" content="noindex" />
      <div className={styles.frame}>
        <OfficeNavigation viewer={viewer} />
        <div className={styles.content}>
          <Outlet />
        </div>
      </div>
    </OfficeSurface>
  )
}
