import type { ReactNode } from 'react'
import styles from './fields.module.css'

/** A group of fields under a heading. An address leads to it by its id. */
export function FieldSection(props: { title: string; id?: string; children: ReactNode }) {
  return (
    <section className={styles.section} id={props.id}>
      <h2>{props.title}</h2>
      {props.children}
    </section>
  )
}
