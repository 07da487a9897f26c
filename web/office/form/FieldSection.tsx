import type { ReactNode } from 'react'
import styles from './fields.module.css'

/** Fields that belong together, under a heading. */
export function FieldSection(props: { title: string; children: ReactNode }) {
  return (
    <section className={styles.section}>
      <h2>{props.title}</h2>
      {props.children}
    </section>
  )
}
