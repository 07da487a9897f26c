import type { ReactNode } from 'react'
import styles from './PageHeader.module.css'

/** The heading of a page, a hint, and its actions. */
export function PageHeader(props: { title: string; hint?: string; children?: ReactNode }) {
  return (
    <header className={styles.head}>
      <div>
        <h1>{props.title}</h1>
        {props.hint && <p className={styles.hint}>{props.hint}</p>}
      </div>
      <div className={styles.actions}>{props.children}</div>
    </header>
  )
}
