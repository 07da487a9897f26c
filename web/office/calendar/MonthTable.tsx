import { graphql, useFragment } from 'react-relay/hooks'
import { Link } from 'react-router'
import { groupThousands } from '../../../domain/texts/numbers.ts'
import { WEEKDAYS } from '../../../domain/time/danishTime.ts'
import type { MonthTable_days$data, MonthTable_days$key } from '../../__generated__/MonthTable_days.graphql.ts'
import { calendarWeeks, monthName, monthOf, weekdayAndDate } from '../../ui/calendarMonth.ts'
import { classes } from '../../ui/classes.ts'
import text from '../../ui/text.module.css'
import styles from './Calendar.module.css'
import { CALENDAR_PARAMS } from './calendarParams.ts'
import { isOverbooked } from './isOverbooked.ts'

/** The days of a month with their covers against the capacity. Each leads to the day. */
export function MonthTable(props: {
  month: string
  days: MonthTable_days$key
  chosen: readonly string[]
  /** The first of several days whose last is to be chosen; null while one is. */
  firstDay: string | null
  today: string
}) {
  const { month, chosen, firstDay, today } = props
  const days = useFragment(
    graphql`
      fragment MonthTable_days on CalendarDay @relay(plural: true) {
        date
        bookedCovers
        capacity
        isOpen
        exception
        holiday
      }
    `,
    props.days,
  )
  const dayOf = new Map(days.map((day) => [day.date, day]))
  return (
    <table className={styles.month}>
      <caption className={text.visuallyHidden}>{`${monthName(month)}: kuverter mod kapacitet`}</caption>
      <thead>
        <tr>
          {WEEKDAYS.map((weekday) => (
            <th key={weekday} scope="col" abbr={weekday}>
              {weekday.slice(0, 3)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {calendarWeeks(month).map((week) => (
          <tr key={week.find((date) => date !== null)}>
            {week.map((date, weekday) => {
              const day = date && dayOf.get(date)
              return (
                <td key={date ?? WEEKDAYS[weekday]}>
                  {day && (
                    <DayLink day={day} firstDay={firstDay} isChosen={chosen.includes(date)} isToday={date === today} />
                  )}
                </td>
              )
            })}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function dayAddress(date: string, firstDay: string | null): string {
  const [from, to] = firstDay !== null && firstDay > date ? [date, firstDay] : [firstDay ?? date, date]
  const address = `?${CALENDAR_PARAMS.month}=${monthOf(from)}&${CALENDAR_PARAMS.day}=${from}`
  return to === from ? address : `${address}&${CALENDAR_PARAMS.lastDay}=${to}`
}

function DayLink({
  day,
  firstDay,
  isChosen,
  isToday,
}: {
  day: MonthTable_days$data[number]
  firstDay: string | null
  isChosen: boolean
  isToday: boolean
}) {
  const { date, bookedCovers, capacity, isOpen, exception, holiday } = day
  const mark = isOverbooked(bookedCovers, capacity) ? 'Overbooket' : isOpen ? '' : 'Lukket'
  const name = exception || holiday || ''
  const booked = groupThousands(String(bookedCovers))
  const covers = capacity == null ? booked : `${booked} af ${groupThousands(String(capacity))}`
  const hasCovers = bookedCovers > 0 || capacity != null
  return (
    <Link
      to={dayAddress(date, firstDay)}
      preventScrollReset
      className={classes(
        styles.day,
        isOverbooked(bookedCovers, capacity) && styles.overbooked,
        !isOpen && styles.closed,
      )}
      aria-current={isChosen ? 'true' : undefined}
      aria-label={[weekdayAndDate(date), hasCovers && `${covers} kuverter`, mark, name].filter(Boolean).join(', ')}
    >
      <span className={classes(styles.number, isToday && styles.today)}>{Number(date.slice(8))}</span>
      {hasCovers && (
        <span>
          <b>{booked}</b>
          {capacity != null && <small>{` af ${groupThousands(String(capacity))}`}</small>}
        </span>
      )}
      {capacity != null && capacity > 0 && (
        <meter className={styles.meter} min={0} max={capacity} value={bookedCovers} aria-hidden="true" />
      )}
      {mark && <small className={styles.mark}>{mark}</small>}
      {name && <small className={styles.name}>{name}</small>}
    </Link>
  )
}
