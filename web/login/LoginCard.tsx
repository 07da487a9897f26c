import type { ReactNode } from 'react'
import { OfficeTheme } from '../ui/OfficeTheme.tsx'
import styles from './LoginCard.module.css'

/** The one card of a page about getting in. Such pages are never indexed. */
export function LoginCard(props: { title: string; children: ReactNode }) {
  return (
    <OfficeTheme>
      <title>{`${props.title} – Kuvert`}</title>
      <meta name="robots" content="noindex" />
      <main className={styles.alone} id="indhold">
        <div className={styles.card}>
          <div>
            <h1 className={styles.heading}>{props.title}</h1>
            <p className={styles.brand}>Kuvert</p>
          </div>
          {props.children}
        </div>
      </main>
    </OfficeTheme>
  )
}
