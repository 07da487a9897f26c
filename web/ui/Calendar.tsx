import { useEffect, useEffectEvent, useId, useRef, useState } from 'react'
import type { KeyboardEvent } from 'react'
import { capitalized } from '../../domain/texts/capitalized.ts'
import { danishDate, WEEKDAYS } from '../../domain/time/danishTime.ts'
import { formatDayAndMonth, formatLongDate } from '../../domain/time/formats.ts'
import { findHoliday } from '../../domain/time/holidays.ts'
import { Button } from './Button.tsx'
import styles from './Calendar.module.css'
import {
  addMonths,
  calendarWeeks,
  dayAfterKey,
  monthName,
  monthOf,
  sameDayIn,
  weekdayAndDate,
} from './calendarMonth.ts'
import { DayButton } from './DayButton.tsx'
import { classes } from './classes.ts'
import { isBlocked, nextOpenDay } from './dayMarks.ts'
import type { DayMarks } from './dayMarks.ts'
import { Icon } from './Icon.tsx'

/** The first day that can be written. */
const FIRST_DAY = '0001-01-01'

interface CalendarProps {
  id?: string
  /** 'YYYY-MM-DD', or '' for none. */
  chosen: string
  /** The first day that can be chosen, 'YYYY-MM-DD'. */
  earliest?: string | undefined
  /** Leaves out the names of the days, for popovers. */
  isCompact?: boolean
  /** The known days; one that is not possible can have the focus, and says why instead of being chosen. */
  marks?: DayMarks | undefined
  /** Called with the month that is shown, 'YYYY-MM'. */
  onMonth?: ((month: string) => void) | undefined
  onChoose: (date: string) => void
}

const NO_MARKS: DayMarks = new Map()

/** A month of days with Danish holidays named. Arrows, Home, End, Page Up and Page Down move; dates are 'YYYY-MM-DD'. */
export function Calendar(props: CalendarProps) {
  const { id, chosen, earliest = FIRST_DAY, isCompact = false, marks = NO_MARKS, onMonth, onChoose } = props
  const headingId = useId()
  const reasonsId = useId()
  const [today] = useState(() => danishDate(new Date()))
  const [active, setActive] = useState(() => latest(chosen || today, earliest))
  const activeDay = useRef<HTMLButtonElement>(null)
  const movesFocus = useRef(true)
  const month = monthOf(active)
  const weeks = calendarWeeks(month)
  useEffect(() => {
    if (movesFocus.current) activeDay.current?.focus()
    movesFocus.current = false
  })
  const notifyMonth = useEffectEvent((shown: string) => onMonth?.(shown))
  useEffect(() => notifyMonth(month), [month])
  const choose = (date: string) => {
    if (isBlocked(marks, date)) setActive(date)
    else onChoose(date)
  }
  const showMonth = (months: number) => setActive(latest(sameDayIn(addMonths(month, months), active), earliest))
  const onDayKey = (event: KeyboardEvent) => {
    const day = dayAfterKey(event.key, active, earliest)
    if (day === null) return
    event.preventDefault()
    movesFocus.current = true
    setActive(day)
  }
  const isFirstMonth = month <= monthOf(earliest)
  return (
    <section className={classes(styles.calendar, isCompact && styles.compact)} id={id} aria-label="Kalender">
      <div className={styles.header}>
        <Button
          variant="icon"
          aria-label="Forrige måned"
          aria-disabled={isFirstMonth || undefined}
          onClick={() => !isFirstMonth && showMonth(-1)}
        >
          <Icon name="left" />
        </Button>
        <span id={headingId} aria-live="polite">
          {monthName(month)}
        </span>
        <Button variant="icon" aria-label="Næste måned" onClick={() => showMonth(1)}>
          <Icon name="right" />
        </Button>
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
          {weeks.map((week, index) => (
            <tr key={`${month}-${index}`}>
              {week.map((date, column) =>
                date === null ? (
                  <td key={WEEKDAYS[column]} aria-hidden="true" />
                ) : (
                  <td key={date}>
                    <DayButton
                      ref={date === active ? activeDay : null}
                      date={date}
                      mark={marks.get(date) ?? null}
                      reasonsId={date === active && isBlocked(marks, date) ? reasonsId : undefined}
                      isToday={date === today}
                      isPast={date < earliest}
                      isChosen={date === chosen}
                      isActive={date === active}
                      isCompact={isCompact}
                      onChoose={choose}
                      onKey={onDayKey}
                    />
                  </td>
                ),
              )}
            </tr>
          ))}
        </tbody>
      </table>
      {!isCompact && <HolidayList days={weeks.flat()} />}
      {props.marks && (
        <div className={styles.reasons} aria-live="polite">
          {isBlocked(marks, active) && <Reasons id={reasonsId} date={active} marks={marks} onChoose={onChoose} />}
        </div>
      )}
    </section>
  )
}

/** The reasons why a day cannot be chosen, and the next that can. */
function Reasons(props: { id: string; date: string; marks: DayMarks; onChoose: (date: string) => void }) {
  const { id, date, marks, onChoose } = props
  const next = nextOpenDay(marks, date)
  return (
    <>
      <p id={id}>
        <b>{`${capitalized(weekdayAndDate(date))}.`}</b>
        <span>{` ${marks.get(date)?.reasons.join(' ') ?? ''}`}</span>
      </p>
      {next && <Button onClick={() => onChoose(next)}>{`Vælg ${formatDayAndMonth(next, date)} i stedet`}</Button>}
    </>
  )
}

function HolidayList({ days }: { days: (string | null)[] }) {
  const holidays = days.flatMap((date) => {
    const name = date && findHoliday(date)?.name
    return date && name ? [{ date, name }] : []
  })
  if (holidays.length === 0) return null
  return (
    <p className={styles.list} aria-hidden="true">
      {holidays.map(({ date, name }) => (
        <span key={date}>
          <b>{formatLongDate(date).replace(/ \d{4}$/, '')}</b>
          <span>{` ${name}`}</span>
        </span>
      ))}
    </p>
  )
}

const latest = (a: string, b: string) => (a > b ? a : b)
