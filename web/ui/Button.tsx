import { use } from 'react'
import type { ComponentProps } from 'react'
import { Link } from 'react-router'
import type { LinkProps } from 'react-router'
import styles from './Button.module.css'
import { classes } from './classes.ts'
import { InDialogContext } from './InDialogContext.ts'

/**
 * 'primary' is the one expected action of a view, 'accent' a lesser one in the caterer's colour. 'danger' is the
 * destructive action within its own confirmation, 'dangerOutline' opens that. 'icon' holds nothing but an icon.
 */
export type ButtonVariant = 'primary' | 'secondary' | 'accent' | 'quiet' | 'danger' | 'dangerOutline' | 'icon'

interface ButtonLook {
  variant?: ButtonVariant
  size?: 'md' | 'lg'
  /** As wide as its container. */
  isWide?: boolean
}

/** The letter that does the same, shown to those who have a keyboard. */
interface Shortcut {
  shortcut?: string
}

interface ButtonProps extends ComponentProps<'button'>, ButtonLook, Shortcut {
  /** While pending it shows progress and ignores presses, but keeps its place, its word and the focus. */
  isPending?: boolean
}

/** A button. It submits a form only where its type says so. */
export function Button(props: ButtonProps) {
  const { variant, size, isWide, isPending = false, shortcut, className, onClick, ...rest } = props
  return (
    <button
      type="button"
      {...rest}
      className={classes(buttonClass({ variant, size, isWide }), className)}
      aria-keyshortcuts={shortcut}
      data-shortcut={shortcut}
      aria-busy={isPending || undefined}
      aria-disabled={isPending || rest['aria-disabled'] || undefined}
      // not disabled: a disabled button would lose the focus
      onClick={isPending ? (event) => event.preventDefault() : onClick}
    />
  )
}

/** A link that looks like a button. */
export function ButtonLink({ variant, size, isWide, shortcut, className, ...rest }: LinkProps & ButtonLook & Shortcut) {
  const isInDialog = use(InDialogContext)
  return (
    <Link
      replace={isInDialog}
      {...rest}
      aria-keyshortcuts={shortcut}
      data-shortcut={shortcut}
      className={classes(buttonClass({ variant, size, isWide }), className)}
    />
  )
}

/** The classes of a button, for other elements that look like one. */
export function buttonClass({ variant = 'secondary', size = 'md', isWide = false }: ButtonLook = {}): string {
  return classes(styles.button, styles[variant], size === 'lg' && styles.lg, isWide && styles.wide)
}
