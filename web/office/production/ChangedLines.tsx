import { danishClock, danishDate } from '../../../domain/danishTime.ts'
import { formatDate } from '../../../domain/formats.ts'
import type { ChangedDay } from './changedDays.ts'
import styles from './ProductionList.module.css'

/** What changed since the print, day by day. */
export function ChangedLines(props: { days: readonly ChangedDay[] }) {
  return (
    <div>
      {props.days.map(({ date, printedAt, changes }) => (
        <div key={date}>
          <h2 className={styles.changedHead}>
            {changes.length === 1 ? '1 linje' : `${changes.length} linjer`} ændret siden udskrift{' '}
            <time dateTime={printedAt}>{momentOf(printedAt)}</time> <span>(levering {formatDate(date)})</span>
          </h2>
          <ul className={styles.lines}>
            {changes.map(({ name, before, after }) => (
              <li key={name}>
                <b>
                  {after > before ? '+' : '−'}
                  {Math.abs(after - before)}x
                </b>{' '}
                {name}
                {before === 0 && ', ny'}
                {after === 0 && ', udgået'}
              </li>
            ))}
          </ul>
        </div>
      ))}
    </div>
  )
}

function momentOf(printedAt: string): string {
  const moment = new Date(printedAt)
  return `${formatDate(danishDate(moment))} kl. ${danishClock(moment)}`
}
