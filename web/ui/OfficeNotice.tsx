import type { ReactNode } from 'react'
import { OfficeIcon } from './OfficeIcon.tsx'
import styles from './OfficeNotice.module.css'

/** What went wrong (stop) or happened meanwhile (note), told where it belongs and read out at once. */
export function OfficeNotice(props: { kind: 'stop' | 'note'; children: ReactNode }) {
  return (
    <div className={`${styles.notice} ${styles[props.kind]}`} role="alert">
      <OfficeIcon name={props.kind === 'stop' ? 'alert' : 'info'} />
      <div>{props.children}</div>
    </div>
  )
}
