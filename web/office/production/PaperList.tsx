import type { ReactNode } from 'react'
import { PaperFoot } from '../../ui/PaperFoot.tsx'
import styles from './PaperList.module.css'

interface PaperListProps {
  /** 'Kørsel fredag 27-11-2026': what is on the sheets. */
  title: string
  summary: string
  children: ReactNode
}

/** A list whose head comes again on each sheet that it is printed on; the screen shows the list alone. */
export function PaperList({ title, summary, children }: PaperListProps) {
  return (
    <div className={styles.sheets}>
      <PaperFoot>{title}</PaperFoot>
      {/* Not in the text of the page, whose own heading says it */}
      <div className={styles.head}>
        <p data-title={title} data-summary={summary} />
      </div>
      <div className={styles.body}>{children}</div>
    </div>
  )
}
