import type { ComponentProps } from 'react'
import styles from './OfficeButton.module.css'

/** main: the one expected act of a view. danger: a red word. destroy: the act inside its own confirmation. */
export type OfficeButtonKind = 'main' | 'plain' | 'quiet' | 'danger' | 'destroy'

/** The classes of a button, for links that look like one. */
export function officeButtonClass(kind: OfficeButtonKind = 'plain'): string {
  return `${styles.button} ${styles[kind]}`
}

/** A button of the back office. While busy it keeps its place and its word, and does nothing when pressed. */
export function OfficeButton(props: ComponentProps<'button'> & { kind?: OfficeButtonKind; busy?: boolean }) {
  const { kind, busy = false, onClick, type = 'button', ...rest } = props
  return (
    <button
      {...rest}
      type={type}
      className={officeButtonClass(kind)}
      aria-busy={busy || undefined}
      aria-disabled={busy || undefined}
      onClick={(event) => {
        // not disabled: a disabled button would lose the focus
        if (busy) event.preventDefault()
        else onClick?.(event)
      }}
    />
  )
}
