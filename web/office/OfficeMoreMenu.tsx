import { Popover } from '@base-ui/react/popover'
import { use, useState } from 'react'
import { Link, useLocation } from 'react-router'
import type { OfficeFooter_viewer$key } from '../__generated__/OfficeFooter_viewer.graphql.ts'
import { OfficeFooter } from './OfficeFooter.tsx'
import styles from './OfficeMoreMenu.module.css'
import type { OfficeWay } from './officeWays.ts'
import { buttonClass } from '../ui/Button.tsx'
import { Icon } from '../ui/Icon.tsx'
import { ThemeContext } from '../ui/ThemeContext.ts'

/**
 * A menu with the footer's parts, for phones and tablets, where there is no room beside the page; on a phone also with
 * the ways that its bar has no room for.
 */
export function OfficeMoreMenu(props: { viewer: OfficeFooter_viewer$key; ways: readonly OfficeWay[] }) {
  const { container } = use(ThemeContext)
  const { key } = useLocation()
  // The page where it was opened: it closes where that is left
  const [openedOn, setOpenedOn] = useState<string | null>(null)
  return (
    <Popover.Root open={openedOn === key} onOpenChange={(open) => setOpenedOn(open ? key : null)}>
      <Popover.Trigger className={`${buttonClass({ variant: 'quiet' })} ${styles.opener}`} aria-label="Mere">
        <Icon name="menu" />
        <span>Mere</span>
      </Popover.Trigger>
      <Popover.Portal container={container}>
        <Popover.Backdrop className={styles.scrim} />
        <Popover.Positioner className={styles.place} align="end" collisionPadding={0}>
          <Popover.Popup className={styles.popup} aria-label="Mere">
            {props.ways.length > 0 && (
              <nav className={styles.ways} aria-label="Flere sider">
                {props.ways.map(({ name, to, icon, isCurrent }) => (
                  <Link key={to} to={to} aria-current={isCurrent ? 'page' : undefined}>
                    <Icon name={icon} />
                    <span>{name}</span>
                  </Link>
                ))}
              </nav>
            )}
            <OfficeFooter viewer={props.viewer} />
          </Popover.Popup>
        </Popover.Positioner>
      </Popover.Portal>
    </Popover.Root>
  )
}
