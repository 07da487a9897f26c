import { danishClock, danishDate } from '../../../domain/time/danishTime.ts'
import { formatDate } from '../../../domain/time/formats.ts'
import type { ChangedDay } from './changedDays.ts'
import styles from './ProductionList.module.css'

/** The lines that changed since they were printed, by day. */
export function ChangedLines(props: { days: readonly ChangedDay[] }) {
  return (
    <div>
      {props.days.map(({ date, printedAt, changes }) => (
        <div key={date}>
          <h2 className={styles.changedHeader}>
            <span>{`${changes.length === 1 ? '1 linje' : `${changes.length} linjer`} ændret siden udskrift `}</span>
            <time dateTime={printedAt}>{formatMoment(printedAt)}</time> <span>{`(levering ${formatDate(date)})`}</span>
          </h2>
          <ul className={styles.lines}>
            {changes.map(({ name, before, after }) => (
              <li key={name}>
                <b>{`${after > before ? '+' : '−'}${Math.abs(after - before)}x`}</b>
                <span>{` ${name}${before === 0 ? ', ny' : ''}${after === 0 ? ', udgået' : ''}`}</span>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </div>
  )
}

function formatMoment(printedAt: string): string {
  const moment = new Date(printedAt)
  return `${formatDate(danishDate(moment))} kl. ${danishClock(moment)}`
}
