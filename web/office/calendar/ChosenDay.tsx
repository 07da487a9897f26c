import { useState } from 'react'
import { graphql, useFragment } from 'react-relay/hooks'
import { Link } from 'react-router'
import { formatCovers } from '../../../domain/counts.ts'
import { formatWeekdayDate } from '../../../domain/formats.ts'
import { formatOrderListFilter } from '../../../domain/orderListFilter.ts'
import type { ChosenDay_day$key } from '../../__generated__/ChosenDay_day.graphql.ts'
import type { NewException_rules$key } from '../../__generated__/NewException_rules.graphql.ts'
import { paths } from '../../paths.ts'
import { Button, buttonClass } from '../../ui/Button.tsx'
import { Notice } from '../../ui/Notice.tsx'
import styles from './Calendar.module.css'
import { isOverbooked } from './isOverbooked.ts'
import { NewException } from './NewException.tsx'

/** A day of the calendar: its orders, and an exception for who may set one. */
export function ChosenDay(props: {
  number: number
  day: ChosenDay_day$key
  rules: NewException_rules$key | null
  onSaved: () => Promise<unknown>
}) {
  const day = useFragment(
    graphql`
      fragment ChosenDay_day on CalendarDay {
        date
        bookedCovers
        capacity
        deliveries
        pickups
        exception
        holiday
      }
    `,
    props.day,
  )
  const [isAdding, setIsAdding] = useState(false)
  const { date, bookedCovers, capacity, deliveries, pickups, exception, holiday } = day
  const over = bookedCovers - (capacity ?? 0)
  return (
    <section className={styles.chosen} aria-labelledby="dag">
      <h2 id="dag">{capitalize(formatWeekdayDate(date))}</h2>
      {isOverbooked(bookedCovers, capacity) && (
        <Notice variant="warning">
          <strong>{formatCovers(over)} over kapaciteten.</strong>
          <span>I kan stadig godkende ordrer. Nye bestillinger afvises.</span>
        </Notice>
      )}
      <p>
        {[
          `${formatCovers(bookedCovers)}${capacity == null ? '' : ` af ${capacity}`}`,
          deliveries === 1 ? '1 levering' : `${deliveries} leveringer`,
          pickups === 1 ? '1 afhentning' : `${pickups} afhentninger`,
          exception || '',
          holiday ?? '',
        ]
          .filter(Boolean)
          .join(' · ')}
      </p>
      <div className={styles.acts}>
        <Link
          className={buttonClass()}
          to={`${paths.officeOrders()}${formatOrderListFilter({ status: null, from: date, to: date, query: null, sort: 'NEWEST_FIRST' })}`}
        >
          Vis ordrer
        </Link>
        {props.rules && <Button onClick={() => setIsAdding(true)}>Ny undtagelse</Button>}
      </div>
      {props.rules && isAdding && (
        <NewException
          number={props.number}
          rules={props.rules}
          date={date}
          onSaved={props.onSaved}
          onClose={() => setIsAdding(false)}
        />
      )}
    </section>
  )
}

const capitalize = (text: string) => text.slice(0, 1).toLocaleUpperCase('da') + text.slice(1)
