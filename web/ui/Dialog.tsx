import { Dialog as Base } from '@base-ui/react/dialog'
import { use } from 'react'
import type { ReactNode, RefObject } from 'react'
import { Button } from './Button.tsx'
import { classes } from './classes.ts'
import styles from './Dialog.module.css'
import { Icon } from './Icon.tsx'
import { ThemeContext } from './ThemeContext.ts'

/** Props of a dialog; it is shown while it is rendered with isOpen. */
export interface DialogProps {
  isOpen: boolean
  onClose: () => void
  title: string
  /**
   * 'modal' stands in the middle (below on phones). 'sheet' comes from below, 'window' stands in the middle as wide as a
   * sheet; both keep their footer in view. 'form' holds input: a press beside it does not close it.
   */
  variant?: 'modal' | 'sheet' | 'window' | 'form'
  /** Takes the focus first; without it the first control does. */
  initialFocus?: RefObject<HTMLElement | null>
  /** Takes the focus after closing; null is the element that had it before. */
  returnFocusTo?: () => HTMLElement | null
  /** The actions. */
  footer?: ReactNode
  children?: ReactNode
}

/** A dialog that takes the focus and gives it back; Esc, its cross and, but for forms, a press beside it close it. */
export function Dialog(props: DialogProps) {
  const { isOpen, onClose, title, variant = 'modal', initialFocus, returnFocusTo, footer, children } = props
  const { container } = use(ThemeContext)
  return (
    <Base.Root open={isOpen} onOpenChange={(open) => !open && onClose()} disablePointerDismissal={variant === 'form'}>
      <Base.Portal container={container}>
        <Base.Backdrop className={styles.scrim} />
        <Base.Popup
          className={classes(styles.popup, styles[variant])}
          initialFocus={initialFocus ?? true}
          finalFocus={() => returnFocusTo?.() ?? true}
        >
          <div className={styles.header}>
            <Base.Title>{title}</Base.Title>
            {variant !== 'modal' && (
              <Base.Close className={styles.close} render={<Button variant="icon" />} aria-label="Luk">
                <Icon name="close" />
              </Base.Close>
            )}
          </div>
          {children && <div className={styles.body}>{children}</div>}
          {footer && <div className={styles.footer}>{footer}</div>}
        </Base.Popup>
      </Base.Portal>
    </Base.Root>
  )
}
