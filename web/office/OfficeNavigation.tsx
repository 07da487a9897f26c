import { use, useEffect, useRef } from 'react'
import { graphql, useFragment } from 'react-relay/hooks'
import { NavLink, useLocation } from 'react-router'
import type { OfficeNavigation_viewer$key } from '../__generated__/OfficeNavigation_viewer.graphql.ts'
import { paths } from '../paths.ts'
import { AwaitingCountContext } from './live/AwaitingCountContext.ts'
import { ConnectionMark } from './live/ConnectionMark.tsx'
import { OfficeFooter } from './OfficeFooter.tsx'
import { OfficeMoreMenu } from './OfficeMoreMenu.tsx'
import { Icon } from '../ui/Icon.tsx'
import styles from './OfficeNavigation.module.css'

/** The viewer's caterer, the links of the office, and the footer. */
export function OfficeNavigation(props: { viewer: OfficeNavigation_viewer$key }) {
  const viewer = useFragment(
    graphql`
      fragment OfficeNavigation_viewer on User {
        role
        cater {
          number
          name
          logo {
            url(width: 96)
          }
        }
        ...OfficeFooter_viewer
      }
    `,
    props.viewer,
  )
  const { role, cater } = viewer
  const ways = useWayInSight()
  const logo = cater?.logo
  return (
    <aside className={styles.side}>
      <div className={styles.who}>
        {logo && <img src={logo.url} alt="" width="36" height="36" />}
        <p>
          <b>{cater?.name ?? 'Kuvert'}</b>
          <small>{cater ? 'Cateringfirma' : 'Administrator'}</small>
        </p>
      </div>
      <nav ref={ways} className={styles.ways} aria-label="Hovedmenu">
        <NavLink to={paths.office()} end>
          <Icon name="dashboard" />
          Dashboard
        </NavLink>
        {cater && (
          <NavLink to={paths.officeCater(cater.number)}>
            <Icon name="store" />
            Min profil
          </NavLink>
        )}
        <OrderWays hasKitchen={cater !== null && cater !== undefined} />
        {role === 'ADMIN' && <AdminWays />}
      </nav>
      <div className={styles.connection}>
        <ConnectionMark />
      </div>
      <div className={styles.foot}>
        <OfficeFooter viewer={viewer} />
      </div>
      <div className={styles.more}>
        <OfficeMoreMenu viewer={viewer} />
      </div>
    </aside>
  )
}

/** On a narrow screen the ways scroll sideways: the one that is taken is brought into sight. */
function useWayInSight() {
  const ways = useRef<HTMLElement>(null)
  const { pathname } = useLocation()
  useEffect(() => {
    const links = [...(ways.current?.querySelectorAll('a') ?? [])]
    // the dashboard's address begins all others
    const taken = links.findLast((link) => pathname.startsWith(link.pathname))
    if (!ways.current || !taken) return
    const [all, one] = [ways.current.getBoundingClientRect(), taken.getBoundingClientRect()]
    ways.current.scrollLeft += one.left + one.width / 2 - all.left - all.width / 2
  }, [pathname])
  return ways
}

/** The orders, with how many await an answer, and below them the kitchen's list. */
function OrderWays(props: { hasKitchen: boolean }) {
  const awaiting = use(AwaitingCountContext)
  // an address below the orders', but a way of its own
  const isInKitchen = useLocation().pathname === paths.officeProduction()
  return (
    <>
      <div className={styles.way}>
        <NavLink
          to={paths.officeOrders()}
          aria-current={isInKitchen ? false : 'page'}
          aria-describedby={awaiting > 0 ? 'awaiting-count' : undefined}
        >
          <Icon name="orders" />
          Ordre
        </NavLink>
        {awaiting > 0 && (
          <span className={styles.count} id="awaiting-count" title={`${awaiting} venter på svar`}>
            {awaiting}
          </span>
        )}
      </div>
      {props.hasKitchen && (
        <NavLink className={styles.below} to={paths.officeProduction()}>
          Produktion
        </NavLink>
      )}
    </>
  )
}

function AdminWays() {
  return (
    <>
      <NavLink to={paths.officeCaters()}>
        <Icon name="store" />
        Cateringfirmaer
      </NavLink>
      <NavLink to={paths.officePages()}>
        <Icon name="pages" />
        Sider
      </NavLink>
      <NavLink to={paths.officeFilters()}>
        <Icon name="filters" />
        Filtre
      </NavLink>
    </>
  )
}
