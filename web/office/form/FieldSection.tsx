import type { ReactNode } from 'react'
import styles from './fields.module.css'

/** A group of fields under a heading. */
export function FieldSection(props: { title: string; children: ReactNode }) {
  return (
    <section className={styles.section}>
      <h2>{props.title}</h2>
      {props.children}
    </section>
  )
}
