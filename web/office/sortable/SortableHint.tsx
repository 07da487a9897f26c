import type { ReactNode } from 'react'
import styles from './Sortable.module.css'

/** The help text below a sortable list: `children` say what dropping does, the rest explains the keyboard. */
export function SortableHint(props: { children: ReactNode }) {
  return (
    <p className={styles.hint}>
      <span>{props.children}</span> Med tastatur: <kbd>Mellemrum</kbd> tager fat, <kbd>↑</kbd> <kbd>↓</kbd> flytter,{' '}
      <kbd>Mellemrum</kbd> slipper, <kbd>Esc</kbd> fortryder.
    </p>
  )
}
