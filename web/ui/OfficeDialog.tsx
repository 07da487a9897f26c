import { Dialog } from '@base-ui/react/dialog'
import { use } from 'react'
import type { ReactNode, RefObject } from 'react'
import { OfficeIcon } from './OfficeIcon.tsx'
import { OfficeSurfaceContext } from './OfficeTheme.tsx'
import styles from './OfficeDialog.module.css'

/**
 * A modal dialog: Esc and the cross close it, and focus returns to what opened it, or to returnFocusTo where the
 * opener may be gone by then. Its footer holds the answers.
 */
export function OfficeDialog(props: {
  title: string
  isOpen: boolean
  onOpenChange: (isOpen: boolean) => void
  initialFocus?: RefObject<HTMLElement | null>
  returnFocusTo?: () => HTMLElement | null
  children: ReactNode
  footer: ReactNode
}) {
  const surface = use(OfficeSurfaceContext)
  return (
    <Dialog.Root open={props.isOpen} onOpenChange={props.onOpenChange} disablePointerDismissal>
      <Dialog.Portal container={surface}>
        <Dialog.Backdrop className={styles.scrim} />
        <Dialog.Popup
          className={styles.dialog}
          initialFocus={props.initialFocus ?? true}
          finalFocus={() => props.returnFocusTo?.() ?? true}
        >
          <div className={styles.head}>
            <Dialog.Title className={styles.title}>{props.title}</Dialog.Title>
            <Dialog.Close className={styles.close} aria-label="Luk">
              <OfficeIcon name="close" />
            </Dialog.Close>
          </div>
          <div className={styles.body}>{props.children}</div>
          <div className={styles.foot}>{props.footer}</div>
        </Dialog.Popup>
      </Dialog.Portal>
    </Dialog.Root>
  )
}
