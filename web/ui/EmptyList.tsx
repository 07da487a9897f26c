import type { ReactNode } from 'react'
import styles from './EmptyList.module.css'

/** The empty state of a list: its title, its purpose, and the next step. */
export function EmptyList(props: { title: string; hint: string; children?: ReactNode }) {
  return (
    <section className={styles.empty}>
      <h2>{props.title}</h2>
      <p>{props.hint}</p>
      {props.children && <div className={styles.actions}>{props.children}</div>}
    </section>
  )
}
