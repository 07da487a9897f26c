import type { ComponentProps } from 'react'
import { Link } from 'react-router'
import type { LinkProps } from 'react-router'
import styles from './Button.module.css'
import { classes } from './classes.ts'

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

interface ButtonProps extends ComponentProps<'button'>, ButtonLook {
  /** While pending it shows progress and ignores presses, but keeps its place, its word and the focus. */
  isPending?: boolean
}

/** A button. It submits a form only where its type says so. */
export function Button({ variant, size, isWide, isPending = false, className, onClick, ...rest }: ButtonProps) {
  return (
    <button
      type="button"
      {...rest}
      className={classes(buttonClass({ variant, size, isWide }), className)}
      aria-busy={isPending || undefined}
      aria-disabled={isPending || rest['aria-disabled'] || undefined}
      // not disabled: a disabled button would lose the focus
      onClick={isPending ? (event) => event.preventDefault() : onClick}
    />
  )
}

/** A link that looks like a button. */
export function ButtonLink({ variant, size, isWide, className, ...rest }: LinkProps & ButtonLook) {
  return <Link {...rest} className={classes(buttonClass({ variant, size, isWide }), className)} />
}

/** The classes of a button, for other elements that look like one. */
export function buttonClass({ variant = 'secondary', size = 'md', isWide = false }: ButtonLook = {}): string {
  return classes(styles.button, styles[variant], size === 'lg' && styles.lg, isWide && styles.wide)
}
