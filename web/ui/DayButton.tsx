import type { KeyboardEvent, ReactNode, Ref } from 'react'
import { findHoliday } from '../../domain/time/holidays.ts'
import styles from './Calendar.module.css'
import { weekdayAndDate } from './calendarMonth.ts'
import { classes } from './classes.ts'
import type { DayMark, DayShape } from './dayMarks.ts'

interface CalendarDayProps {
  ref: Ref<HTMLButtonElement>
  /** 'YYYY-MM-DD'. */
  date: string
  mark: DayMark | null
  /** The id of the text that says why it cannot be chosen. */
  reasonsId: string | undefined
  isToday: boolean
  isPast: boolean
  isChosen: boolean
  isActive: boolean
  isCompact: boolean
  onChoose: (date: string) => void
  onKey: (event: KeyboardEvent) => void
}

/** A day of a calendar, with its holiday or its mark. One that cannot be chosen keeps the focus, and says why. */
export function DayButton({
  ref,
  date,
  mark,
  reasonsId,
  isToday,
  isPast,
  isChosen,
  isActive,
  isCompact,
  onChoose,
  onKey,
}: CalendarDayProps) {
  const holiday = findHoliday(date)
  const isShut = mark !== null && mark.reasons.length > 0
  const words = [weekdayAndDate(date), isToday && 'i dag', holiday?.name, mark?.label].filter(Boolean).join(', ')
  const holidayName = holiday && (SHORT_NAMES[holiday.name] ?? holiday.name)
  // A closed holiday is shown by its name: hatching and shape say already that it is closed
  const label = (!isShut && mark?.label) || holidayName || mark?.label || (isToday && 'i dag')
  return (
    <button
      type="button"
      ref={ref}
      className={classes(
        styles.day,
        isToday && styles.today,
        holiday && styles.holiday,
        isPast && styles.past,
        mark && styles.marked,
        isShut && styles.shut,
        isChosen && styles.chosen,
      )}
      disabled={isPast}
      tabIndex={isActive ? 0 : -1}
      aria-label={words}
      aria-pressed={isChosen}
      aria-disabled={isShut || undefined}
      aria-describedby={reasonsId}
      aria-current={isToday ? 'date' : undefined}
      onKeyDown={onKey}
      onClick={() => onChoose(date)}
    >
      <span>{Number(date.slice(8))}</span>
      {!isCompact && mark?.shape && <Shape shape={mark.shape} />}
      {!isCompact && label && <small>{label}</small>}
      {!isCompact && holidayName && label !== holidayName && <small className={styles.second}>{holidayName}</small>}
    </button>
  )
}

/** Names too long for a cell. The whole name is in the day's accessible name and in the list below narrow calendars. */
const SHORT_NAMES: Record<string, string> = { 'Kristi himmelfartsdag': 'Kr. himmelfart' }

const SHAPES: Record<DayShape, ReactNode> = {
  full: <circle cx="6" cy="6" r="5" fill="currentColor" />,
  few: (
    <>
      <circle cx="6" cy="6" r="5" />
      <path d="M6 1a5 5 0 0 1 0 10z" fill="currentColor" stroke="none" />
    </>
  ),
  closed: <path d="M1 6h10" strokeWidth="2.4" />,
  holiday: <path d="M2.5 12V1.5h7.5l-2 2.5 2 2.5H2.5" />,
  late: (
    <>
      <circle cx="6" cy="6" r="5" />
      <path d="M6 3v3l2 1.5" />
    </>
  ),
}

function Shape({ shape }: { shape: DayShape }) {
  return (
    <svg className={styles.shape} viewBox="0 0 12 12" aria-hidden="true">
      {SHAPES[shape]}
    </svg>
  )
}
