import type { ReactNode } from 'react'
import styles from './EmptyList.module.css'

/** Stands where nothing is yet: says so, what it would be for, and offers the next step. */
export function EmptyList(props: { title: string; hint: string; children?: ReactNode }) {
  return (
    <section className={styles.empty}>
      <h2>{props.title}</h2>
      <p>{props.hint}</p>
      {props.children && <div className={styles.actions}>{props.children}</div>}
    </section>
  )
}
