import { graphql, useFragment } from 'react-relay/hooks'
import { NavLink } from 'react-router'
import type { OfficeNavigation_viewer$key } from '../__generated__/OfficeNavigation_viewer.graphql.ts'
import { paths } from '../paths.ts'
import { LogOutButton } from './LogOutButton.tsx'
import { OfficeIcon } from './parts/OfficeIcon.tsx'
import styles from './OfficeNavigation.module.css'

/** Who is signed in, the ways through the office, and the way out. */
export function OfficeNavigation(props: { viewer: OfficeNavigation_viewer$key }) {
  const viewer = useFragment(
    graphql`
      fragment OfficeNavigation_viewer on User {
        email
        cater {
          name
          logo {
            url(width: 96)
          }
        }
      }
    `,
    props.viewer,
  )
  const logo = viewer.cater?.logo
  return (
    <aside className={styles.side}>
      <div className={styles.who}>
        {logo && <img src={logo.url} alt="" width="36" height="36" />}
        <p>
          <b>{viewer.cater?.name ?? 'Kuvert'}</b>
          <small>{viewer.cater ? 'Cateringfirma' : 'Administrator'}</small>
        </p>
      </div>
      <nav className={styles.ways} aria-label="Hovedmenu">
        <NavLink to={paths.office()} end>
          <OfficeIcon name="dashboard" />
          Dashboard
        </NavLink>
        <NavLink to={paths.officeOrders()}>
          <OfficeIcon name="orders" />
          Ordre
        </NavLink>
      </nav>
      <div className={styles.foot}>
        <span className={styles.email}>{viewer.email}</span>
        <LogOutButton />
      </div>
    </aside>
  )
}
