import { use, useEffect, useRef } from 'react'
import { graphql, useFragment } from 'react-relay/hooks'
import { Link, NavLink, useLocation } from 'react-router'
import type { OfficeNavigation_viewer$key } from '../__generated__/OfficeNavigation_viewer.graphql.ts'
import { paths } from '../paths.ts'
import { AwaitingCountContext } from './live/AwaitingCountContext.ts'
import { ConnectionMark } from './live/ConnectionMark.tsx'
import { OfficeFooter } from './OfficeFooter.tsx'
import { OfficeMoreMenu } from './OfficeMoreMenu.tsx'
import { OfficeSearch } from './search/OfficeSearch.tsx'
import { Icon } from '../ui/Icon.tsx'
import { isKitchenPage, isMenuPage } from './rolePages.ts'
import styles from './OfficeNavigation.module.css'

/** The viewer's caterer, the links of the office, and the footer. */
export function OfficeNavigation(props: { viewer: OfficeNavigation_viewer$key }) {
  const viewer = useFragment(
    graphql`
      fragment OfficeNavigation_viewer on User {
        role
        staffRole
        cater {
          number
          name
          logo {
            url(width: 96)
          }
        }
        ...OfficeFooter_viewer
        ...OfficeSearch_viewer
      }
    `,
    props.viewer,
  )
  const { role, staffRole, cater } = viewer
  // addresses below the profile's, but ways of their own
  const { pathname } = useLocation()
  const isAtUsers = pathname === (cater && paths.officeUsers(cater.number))
  const isAtMenus = isMenuPage(pathname)
  const isKitchen = staffRole === 'KITCHEN'
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
      {!isKitchen && <OfficeSearch viewer={viewer} />}
      <nav ref={ways} className={styles.ways} aria-label="Hovedmenu">
        {!isKitchen && (
          <NavLink to={paths.office()} end>
            <Icon name="dashboard" />
            Dashboard
          </NavLink>
        )}
        {cater && !isKitchen && (
          <NavLink to={paths.officeCater(cater.number)} aria-current={isAtUsers || isAtMenus ? false : 'page'}>
            <Icon name="store" />
            {staffRole === 'OWNER' ? 'Min profil' : 'Katalog'}
          </NavLink>
        )}
        {isKitchen ? <KitchenWays /> : <OrderWays hasKitchen={cater !== null && cater !== undefined} />}
        {cater && !isKitchen && (
          <Link to={paths.officeMenus(cater.number)} aria-current={isAtMenus ? 'page' : undefined}>
            <Icon name="utensils" />
            Menuer
          </Link>
        )}
        {cater && staffRole === 'OWNER' && (
          <NavLink to={paths.officeUsers(cater.number)}>
            <Icon name="users" />
            Brugere
          </NavLink>
        )}
        {role === 'ADMIN' && <AdminWays />}
      </nav>
      <div className={styles.connection}>{!isKitchen && <ConnectionMark />}</div>
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
  const isInKitchen = isKitchenPage(useLocation().pathname)
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

function KitchenWays() {
  return (
    <NavLink to={paths.officeProduction()}>
      <Icon name="list" />
      Produktion
    </NavLink>
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
