import { Popover } from '@base-ui/react/popover'
import { use } from 'react'
import type { OfficeFooter_viewer$key } from '../__generated__/OfficeFooter_viewer.graphql.ts'
import { OfficeFooter } from './OfficeFooter.tsx'
import styles from './OfficeMoreMenu.module.css'
import { buttonClass } from '../ui/Button.tsx'
import { Icon } from '../ui/Icon.tsx'
import { ThemeContext } from '../ui/ThemeContext.ts'

/** A menu with the footer's parts, for phones and tablets, where there is no room beside the page. */
export function OfficeMoreMenu(props: { viewer: OfficeFooter_viewer$key }) {
  const { container } = use(ThemeContext)
  return (
    <Popover.Root>
      <Popover.Trigger className={`${buttonClass({ variant: 'quiet' })} ${styles.opener}`} aria-label="Mere">
        <Icon name="menu" />
      </Popover.Trigger>
      <Popover.Portal container={container}>
        <Popover.Positioner className={styles.place} align="end" sideOffset={8}>
          <Popover.Popup className={styles.popup} aria-label="Mere">
            <OfficeFooter viewer={props.viewer} />
          </Popover.Popup>
        </Popover.Positioner>
      </Popover.Portal>
    </Popover.Root>
  )
}
