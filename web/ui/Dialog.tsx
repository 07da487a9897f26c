import { Dialog as Base } from '@base-ui/react/dialog'
import { use } from 'react'
import type { ReactNode, RefObject } from 'react'
import { Button } from './Button.tsx'
import { classes } from './classes.ts'
import styles from './Dialog.module.css'
import { useDialogHistory } from './dialogHistory.ts'
import { Icon } from './Icon.tsx'
import { InDialogContext } from './InDialogContext.ts'
import { ThemeContext } from './ThemeContext.ts'

/** Props of a dialog; it is shown while it is rendered with isOpen. */
export interface DialogProps {
  isOpen: boolean
  onClose: () => void
  title: string
  /**
   * 'modal' stands in the middle (below on phones). 'sheet' comes from below, 'window' stands in the middle as wide as a
   * sheet; both keep their footer in view. 'form' holds input: neither Back nor a press beside it closes it.
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

/** A dialog that takes the focus and gives it back. Esc and its cross close it; but for forms Back and a press beside it do, too. */
export function Dialog(props: DialogProps) {
  const { isOpen, onClose, title, variant = 'modal', initialFocus, returnFocusTo, footer, children } = props
  const { container } = use(ThemeContext)
  useDialogHistory(isOpen && variant !== 'form', onClose)
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
          <InDialogContext value>
            {children && <div className={styles.body}>{children}</div>}
            {footer && <div className={styles.footer}>{footer}</div>}
          </InDialogContext>
        </Base.Popup>
      </Base.Portal>
    </Base.Root>
  )
}
