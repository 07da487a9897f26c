import type { ReactNode } from 'react'
import styles from './fields.module.css'

/** Short fields in one row, where the screen is wide enough. */
export function FieldRow(props: { children: ReactNode }) {
  return <div className={styles.row}>{props.children}</div>
}
