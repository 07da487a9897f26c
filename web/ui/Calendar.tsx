import { useEffect, useId, useRef, useState } from 'react'
import type { KeyboardEvent, Ref } from 'react'
import { danishDate, WEEKDAYS } from '../../domain/danishTime.ts'
import { formatLongDate } from '../../domain/formats.ts'
import { findHoliday } from '../../domain/holidays.ts'
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
import { classes } from './classes.ts'
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
  onChoose: (date: string) => void
}

/** A month of days with Danish holidays named. Arrows, Home, End, Page Up and Page Down move; dates are 'YYYY-MM-DD'. */
export function Calendar({ id, chosen, earliest = FIRST_DAY, isCompact = false, onChoose }: CalendarProps) {
  const headingId = useId()
  const [today] = useState(() => danishDate(new Date()))
  const [active, setActive] = useState(() => latest(chosen || today, earliest))
  const activeDay = useRef<HTMLButtonElement>(null)
  const takesFocus = useRef(true)
  const month = monthOf(active)
  const weeks = calendarWeeks(month)
  useEffect(() => {
    if (takesFocus.current) activeDay.current?.focus()
    takesFocus.current = false
  })
  const showMonth = (months: number) => setActive(latest(sameDayIn(addMonths(month, months), active), earliest))
  const onDayKey = (event: KeyboardEvent) => {
    const day = dayAfterKey(event.key, active, earliest)
    if (day === null) return
    event.preventDefault()
    takesFocus.current = true
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
                    <Day
                      ref={date === active ? activeDay : null}
                      date={date}
                      isToday={date === today}
                      isPast={date < earliest}
                      isChosen={date === chosen}
                      isActive={date === active}
                      isCompact={isCompact}
                      onChoose={onChoose}
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
    </section>
  )
}

interface DayProps {
  ref: Ref<HTMLButtonElement>
  date: string
  isToday: boolean
  isPast: boolean
  isChosen: boolean
  isActive: boolean
  isCompact: boolean
  onChoose: (date: string) => void
  onKey: (event: KeyboardEvent) => void
}

function Day({ ref, date, isToday, isPast, isChosen, isActive, isCompact, onChoose, onKey }: DayProps) {
  const holiday = findHoliday(date)
  const words = [weekdayAndDate(date), isToday && 'i dag', holiday?.name].filter(Boolean).join(', ')
  const name = holiday ? (SHORT_NAMES[holiday.name] ?? holiday.name) : isToday && 'i dag'
  return (
    <button
      type="button"
      ref={ref}
      className={classes(
        styles.day,
        isToday && styles.today,
        holiday && styles.holiday,
        isPast && styles.past,
        isChosen && styles.chosen,
      )}
      disabled={isPast}
      tabIndex={isActive ? 0 : -1}
      aria-label={words}
      aria-pressed={isChosen}
      aria-current={isToday ? 'date' : undefined}
      onKeyDown={onKey}
      onClick={() => onChoose(date)}
    >
      {Number(date.slice(8))}
      {!isCompact && name && <small>{name}</small>}
    </button>
  )
}

/** Names too long for a cell. The whole name is in the day's accessible name and in the list below narrow calendars. */
const SHORT_NAMES: Record<string, string> = { 'Kristi himmelfartsdag': 'Kr. himmelfart' }

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
          <b>{formatLongDate(date).replace(/ \d{4}$/, '')}</b> {name}
        </span>
      ))}
    </p>
  )
}

const latest = (one: string, other: string) => (one > other ? one : other)
