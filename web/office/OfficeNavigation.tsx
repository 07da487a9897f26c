import { use, useEffect, useRef } from 'react'
import { graphql, useFragment } from 'react-relay/hooks'
import { Link, useLocation } from 'react-router'
import type { OfficeNavigation_viewer$key } from '../__generated__/OfficeNavigation_viewer.graphql.ts'
import { groupThousands } from '../../domain/texts/numbers.ts'
import { paths } from '../page/paths.ts'
import { AwaitingCountContext } from './live/AwaitingCountContext.ts'
import { ConnectionMark } from './live/ConnectionMark.tsx'
import { SoundHint } from './live/SoundHint.tsx'
import { OfficeFooter } from './OfficeFooter.tsx'
import { OfficeMoreMenu } from './OfficeMoreMenu.tsx'
import { OfficeSearch } from './search/OfficeSearch.tsx'
import { classes } from '../ui/classes.ts'
import { Icon } from '../ui/Icon.tsx'
import styles from './OfficeNavigation.module.css'
import { officeWays } from './officeWays.ts'
import type { OfficeWay } from './officeWays.ts'

/** The viewer's caterer, the links of the office, and the footer; on a phone the links stand at the foot. */
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
  const { pathname } = useLocation()
  const ways = officeWays({ role, staffRole, cater: cater?.number ?? null }, pathname)
  const isKitchen = staffRole === 'KITCHEN'
  const list = useWayInSight()
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
      <nav ref={list} className={styles.ways} aria-label="Hovedmenu">
        {ways.map((way) =>
          way.to === paths.officeOrders() ? <OrdersWay key={way.to} way={way} /> : <Way key={way.to} way={way} />,
        )}
      </nav>
      <div className={styles.connection}>{!isKitchen && <ConnectionMark />}</div>
      {!isKitchen && <SoundHint />}
      <div className={styles.foot}>
        <OfficeFooter viewer={viewer} />
      </div>
      <div className={styles.more}>
        <OfficeMoreMenu viewer={viewer} ways={ways.filter(({ isInBar }) => !isInBar)} />
      </div>
    </aside>
  )
}

/** On a narrow screen the links scroll sideways; that of the current page is brought into sight. */
function useWayInSight() {
  const ways = useRef<HTMLElement>(null)
  const { pathname } = useLocation()
  useEffect(() => {
    const links = [...(ways.current?.querySelectorAll('a') ?? [])]
    // the dashboard's address begins all others
    const current = links.findLast((link) => pathname.startsWith(link.pathname))
    if (!ways.current || !current) return
    const [bar, link] = [ways.current.getBoundingClientRect(), current.getBoundingClientRect()]
    ways.current.scrollLeft += link.left + link.width / 2 - bar.left - bar.width / 2
  }, [pathname])
  return ways
}

function Way({ way, describedBy }: { way: OfficeWay; describedBy?: string | undefined }) {
  return (
    <Link
      to={way.to}
      className={classes(way.isBelow && styles.below, !way.isInBar && styles.rest)}
      aria-current={way.isCurrent ? 'page' : undefined}
      aria-describedby={describedBy}
    >
      <Icon name={way.icon} />
      <span>{way.name}</span>
    </Link>
  )
}

/** The orders, with how many await an answer. */
function OrdersWay({ way }: { way: OfficeWay }) {
  const awaiting = use(AwaitingCountContext)
  return (
    <div className={styles.way}>
      <Way way={way} describedBy={awaiting > 0 ? 'awaiting-count' : undefined} />
      {awaiting > 0 && (
        <span className={styles.count} id="awaiting-count" title={`${groupThousands(String(awaiting))} venter på svar`}>
          {groupThousands(String(awaiting))}
        </span>
      )}
    </div>
  )
}
