import { Dialog as Base } from '@base-ui/react/dialog'
import type { ReactNode } from 'react'
import buttonStyles from './Button.module.css'
import { classes } from './classes.ts'
import styles from './Dialog.module.css'
import { Icon } from './Icon.tsx'

/** Props of a dialog; it is shown while it is rendered with isOpen. */
export interface DialogProps {
  isOpen: boolean
  onClose: () => void
  title: string
  /**
   * 'sheet' comes from below, with its foot pinned; 'modal' stands in the middle (below on phones); 'window' does too,
   * as wide as a sheet and with its foot pinned.
   */
  form?: 'modal' | 'sheet' | 'window'
  /** What stays in view while the body scrolls: the actions. */
  foot?: ReactNode
  children?: ReactNode
}

/** A dialog that takes the focus and gives it back; Esc and a press beside it close it. */
export function Dialog({ isOpen, onClose, title, form = 'modal', foot, children }: DialogProps) {
  return (
    <Base.Root open={isOpen} onOpenChange={(open) => !open && onClose()}>
      <Base.Portal>
        <Base.Backdrop className={styles.scrim} />
        <Base.Popup className={classes(styles.popup, styles[form])}>
          <div className={styles.head}>
            <Base.Title>{title}</Base.Title>
            {form !== 'modal' && (
              <Base.Close className={classes(buttonStyles.button, buttonStyles.icon)} aria-label="Luk">
                <Icon name="close" />
              </Base.Close>
            )}
          </div>
          {children && <div className={styles.body}>{children}</div>}
          {foot && <div className={styles.foot}>{foot}</div>}
        </Base.Popup>
      </Base.Portal>
    </Base.Root>
  )
}
