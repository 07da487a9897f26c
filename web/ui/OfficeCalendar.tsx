import { useEffect, useId, useRef, useState } from 'react'
import type { KeyboardEvent } from 'react'
import { danishDate, WEEKDAYS } from '../../domain/danishTime.ts'
import { findHoliday } from '../../domain/holidays.ts'
import {
  addMonths,
  calendarWeeks,
  dayAfterKey,
  monthName,
  monthOf,
  sameDayIn,
  weekdayAndDate,
} from './calendarMonth.ts'
import styles from './OfficeCalendar.module.css'
import { OfficeIcon } from './OfficeIcon.tsx'

/** Every day that can be written can be chosen. */
const EARLIEST = '0001-01-01'

/** A month of days, Danish holidays named. Arrows, Home, End, Page Up and Page Down move; dates are 'YYYY-MM-DD'. */
export function OfficeCalendar(props: { chosen: string; onChoose: (date: string) => void }) {
  const { chosen, onChoose } = props
  const headingId = useId()
  const [today] = useState(() => danishDate(new Date()))
  const [active, setActive] = useState(chosen || today)
  const activeDay = useRef<HTMLButtonElement>(null)
  const takesFocus = useRef(true)
  const month = monthOf(active)
  useEffect(() => {
    if (takesFocus.current) activeDay.current?.focus()
    takesFocus.current = false
  })
  const showMonth = (months: number) => setActive(sameDayIn(addMonths(month, months), active))
  const onDayKey = (event: KeyboardEvent) => {
    const day = dayAfterKey(event.key, active, EARLIEST)
    if (day === null) return
    event.preventDefault()
    takesFocus.current = true
    setActive(day)
  }
  return (
    <div className={styles.calendar}>
      <div className={styles.head}>
        <button type="button" aria-label="Forrige måned" onClick={() => showMonth(-1)}>
          <OfficeIcon name="left" />
        </button>
        <span id={headingId} aria-live="polite">
          {monthName(month)}
        </span>
        <button type="button" aria-label="Næste måned" onClick={() => showMonth(1)}>
          <OfficeIcon name="right" />
        </button>
      </div>
      <table aria-labelledby={headingId}>
        <thead>
          <tr>
            {WEEKDAYS.map((weekday) => (
              <th key={weekday} scope="col" abbr={weekday}>
                {weekday.slice(0, 2)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {calendarWeeks(month).map((week, index) => (
            <tr key={`${month}-${index}`}>
              {week.map((date, column) => (
                <td key={WEEKDAYS[column]}>
                  {date && (
                    <button
                      type="button"
                      ref={date === active ? activeDay : null}
                      tabIndex={date === active ? 0 : -1}
                      className={findHoliday(date) ? styles.holiday : undefined}
                      aria-label={dayInWords(date)}
                      aria-pressed={date === chosen}
                      aria-current={date === today ? 'date' : undefined}
                      onKeyDown={onDayKey}
                      onClick={() => onChoose(date)}
                    >
                      {Number(date.slice(8))}
                    </button>
                  )}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

function dayInWords(date: string): string {
  const holiday = findHoliday(date)
  return holiday ? `${weekdayAndDate(date)}, ${holiday.name}` : weekdayAndDate(date)
}
