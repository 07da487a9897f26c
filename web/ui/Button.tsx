import type { ComponentProps } from 'react'
import { Link } from 'react-router'
import type { LinkProps } from 'react-router'
import styles from './Button.module.css'
import { classes } from './classes.ts'

interface ButtonLook {
  /** 'main' is the one filled button of a view. */
  look?: 'main' | 'add' | 'plain' | 'icon'
  isBig?: boolean
  isWide?: boolean
}

interface ButtonProps extends ComponentProps<'button'>, ButtonLook {
  /** While busy it shows progress and takes no presses, but keeps its focus. */
  busy?: boolean
}

/** A button of the pages that visitors see. */
export function Button({ look, isBig, isWide, busy = false, className, children, onClick, ...rest }: ButtonProps) {
  return (
    <button
      type="button"
      {...rest}
      className={classes(buttonClass({ look, isBig, isWide }), className)}
      aria-busy={busy || undefined}
      onClick={busy ? (event) => event.preventDefault() : onClick}
    >
      {busy && <span className={styles.spin} aria-hidden="true" />}
      {children}
    </button>
  )
}

/** A link that looks like a button. */
export function ButtonLink({ look, isBig, isWide, className, ...rest }: LinkProps & ButtonLook) {
  return <Link {...rest} className={classes(buttonClass({ look, isBig, isWide }), className)} />
}

function buttonClass({ look, isBig, isWide }: ButtonLook) {
  return classes(styles.button, look && styles[look], isBig && styles.big, isWide && styles.wide)
}
