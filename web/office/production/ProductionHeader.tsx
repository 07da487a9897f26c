import type { ReactNode } from 'react'
import type { PeriodErrors } from '../../../domain/time/addressPeriod.ts'
import type { ProductionDays } from './productionDays.ts'
import { ProductionDaysFields } from './ProductionDaysFields.tsx'
import styles from './ProductionList.module.css'

/** The heading of a production list with the fields for its days; `children` are further actions. */
export function ProductionHeader(props: {
  title: string
  summary?: string
  /** Null where the page is not about days. */
  days: ProductionDays | null
  errors: PeriodErrors
  children?: ReactNode
}) {
  return (
    <header className={styles.header}>
      <div>
        <h1>{props.title}</h1>
        {props.summary && <p className={styles.summary}>{props.summary}</p>}
      </div>
      <div className={styles.actions}>
        {props.days && <ProductionDaysFields days={props.days} errors={props.errors} />}
        {props.children}
      </div>
    </header>
  )
}
