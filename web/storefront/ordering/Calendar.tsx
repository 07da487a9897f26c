import { useEffect, useId, useRef, useState } from 'react'
import type { KeyboardEvent, Ref } from 'react'
import { WEEKDAYS } from '../../../domain/danishTime.ts'
import { formatLongDate } from '../../../domain/formats.ts'
import { holidayOn } from '../../../domain/holidays.ts'
import { Button } from '../../ui/Button.tsx'
import { classes } from '../../ui/classes.ts'
import { Icon } from '../../ui/Icon.tsx'
import styles from './Calendar.module.css'
import {
  addMonths,
  calendarWeeks,
  dayAfterKey,
  monthName,
  monthOf,
  sameDayIn,
  weekdayAndDate,
} from '../../ui/calendarMonth.ts'

interface CalendarProps {
  id: string
  /** 'YYYY-MM-DD', or '' where none is chosen. */
  chosen: string
  /** The first day that can be chosen, 'YYYY-MM-DD'. */
  today: string
  onChoose: (date: string) => void
  onClose: () => void
}

const comeIntoView = (calendar: HTMLElement | null) => calendar?.scrollIntoView({ block: 'nearest' })

/** A month of days with Danish holidays named. Arrows, Home, End, Page Up and Page Down move; Esc closes. */
export function Calendar({ id, chosen, today, onChoose, onClose }: CalendarProps) {
  const headingId = useId()
  const [active, setActive] = useState(chosen > today ? chosen : today)
  const activeDay = useRef<HTMLButtonElement>(null)
  const takesFocus = useRef(true)
  const month = monthOf(active)
  const weeks = calendarWeeks(month)

  useEffect(() => {
    if (takesFocus.current) activeDay.current?.focus()
    takesFocus.current = false
  })

  const showMonth = (months: number) => {
    const day = sameDayIn(addMonths(month, months), active)
    setActive(day < today ? today : day)
  }
  const onKey = (event: KeyboardEvent) => {
    if (event.key === 'Escape') onClose()
  }
  const onDayKey = (event: KeyboardEvent) => {
    onKey(event)
    const day = dayAfterKey(event.key, active, today)
    if (day === null) return
    event.preventDefault()
    takesFocus.current = true
    setActive(day)
  }
  const isFirstMonth = month <= monthOf(today)

  return (
    <section ref={comeIntoView} className={styles.calendar} id={id} aria-label="Kalender">
      <div className={styles.head}>
        <Button
          look="icon"
          aria-label="Forrige måned"
          aria-disabled={isFirstMonth || undefined}
          onKeyDown={onKey}
          onClick={() => !isFirstMonth && showMonth(-1)}
        >
          <Icon name="left" />
        </Button>
        <span id={headingId} aria-live="polite">
          {monthName(month)}
        </span>
        <Button look="icon" aria-label="Næste måned" onKeyDown={onKey} onClick={() => showMonth(1)}>
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
                      today={today}
                      isChosen={date === chosen}
                      isActive={date === active}
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
      <HolidayList days={weeks.flat()} />
    </section>
  )
}

interface DayProps {
  ref: Ref<HTMLButtonElement>
  date: string
  today: string
  isChosen: boolean
  isActive: boolean
  onChoose: (date: string) => void
  onKey: (event: KeyboardEvent) => void
}

function Day({ ref, date, today, isChosen, isActive, onChoose, onKey }: DayProps) {
  const holiday = holidayOn(date)
  const isToday = date === today
  const words = [weekdayAndDate(date), isToday && 'i dag', holiday?.name].filter(Boolean).join(', ')
  return (
    <button
      type="button"
      ref={ref}
      className={classes(
        styles.day,
        isToday && styles.today,
        holiday && styles.holiday,
        date < today && styles.past,
        isChosen && styles.chosen,
      )}
      disabled={date < today}
      tabIndex={isActive ? 0 : -1}
      aria-label={words}
      aria-pressed={isChosen}
      onKeyDown={onKey}
      aria-current={isToday ? 'date' : undefined}
      onClick={() => onChoose(date)}
    >
      {Number(date.slice(8))}
      {holiday ? <small>{SHORT_NAMES[holiday.name] ?? holiday.name}</small> : isToday && <small>i dag</small>}
    </button>
  )
}

// What does not fit into a cell. The whole name is in the day's accessible name and below narrow calendars.
const SHORT_NAMES: Record<string, string> = { 'Kristi himmelfartsdag': 'Kr. himmelfart' }

function HolidayList({ days }: { days: (string | null)[] }) {
  const holidays = days.flatMap((date) => {
    const name = date && holidayOn(date)?.name
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
