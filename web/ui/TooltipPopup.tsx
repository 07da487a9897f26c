import { Tooltip } from '@base-ui/react/tooltip'
import type { ReactNode, RefObject } from 'react'
import styles from './TooltipPopup.module.css'

/** The box of a tooltip, open while it is rendered, on the side of its anchor that has room. */
export function TooltipPopup({ anchor, children }: { anchor: RefObject<HTMLElement | null>; children: ReactNode }) {
  return (
    <Tooltip.Root open>
      <Tooltip.Portal>
        <Tooltip.Positioner className={styles.place} anchor={anchor} align="start" collisionPadding={16}>
          <Tooltip.Popup className={styles.popup} role="tooltip">
            {children}
          </Tooltip.Popup>
        </Tooltip.Positioner>
      </Tooltip.Portal>
    </Tooltip.Root>
  )
}
