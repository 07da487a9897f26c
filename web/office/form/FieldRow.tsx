import type { ReactNode } from 'react'
import styles from './fields.module.css'

/** Short fields beside each other, where there is room. */
export function FieldRow(props: { children: ReactNode }) {
  return <div className={styles.row}>{props.children}</div>
}
