import { useState } from 'react'
import { graphql, useFragment } from 'react-relay/hooks'
import { Link } from 'react-router'
import { groupThousands } from '../../../domain/texts/numbers.ts'
import { capitalized } from '../../../domain/texts/capitalized.ts'
import { formatCovers } from '../../../domain/texts/counts.ts'
import { formatWeekdayDate } from '../../../domain/time/formats.ts'
import { formatOrderListFilter } from '../../../domain/orders/orderListFilter.ts'
import type { ChosenDays_days$data, ChosenDays_days$key } from '../../__generated__/ChosenDays_days.graphql.ts'
import type { NewException_rules$key } from '../../__generated__/NewException_rules.graphql.ts'
import { paths } from '../../page/paths.ts'
import { Button, buttonClass } from '../../ui/Button.tsx'
import { Notice } from '../../ui/Notice.tsx'
import styles from './Calendar.module.css'
import { NewException } from './NewException.tsx'

/** A day of the calendar, or several in a row: their orders, and the form of an exception for users who may set one. */
export function ChosenDays(props: {
  number: number
  /** At least one, by date. */
  days: ChosenDays_days$key
  /** True while the last of several days is to be chosen in the table. */
  isChoosingLast: boolean
  onChooseLast: (isOn: boolean) => void
  rules: NewException_rules$key | null
  onSaved: () => Promise<unknown>
}) {
  const days = useFragment(
    graphql`
      fragment ChosenDays_days on CalendarDay @relay(plural: true) {
        date
        bookedCovers
        capacity
        deliveries
        pickups
        exception
        holiday
      }
    `,
    props.days,
  )
  const { isChoosingLast, onChooseLast } = props
  const [isAdding, setIsAdding] = useState(false)
  const from = days[0]?.date ?? ''
  const to = days.at(-1)?.date ?? from
  const over = Math.max(0, ...days.map(({ bookedCovers, capacity }) => bookedCovers - (capacity ?? bookedCovers)))
  return (
    <section className={styles.chosen} aria-labelledby="dag">
      <h2 id="dag">{`${capitalized(formatWeekdayDate(from))}${to !== from ? ` til ${formatWeekdayDate(to)}` : ''}`}</h2>
      {over > 0 && (
        <Notice variant="warning">
          <strong>{`${formatCovers(over)} over kapaciteten.`}</strong>
          <span>I kan stadig godkende ordrer. Nye bestillinger afvises.</span>
        </Notice>
      )}
      <p>{summaryText(days)}</p>
      <div className={styles.acts}>
        <Link
          className={buttonClass()}
          to={`${paths.officeOrders()}${formatOrderListFilter({ status: null, from, to, query: null, sort: 'NEWEST_FIRST' })}`}
        >
          Vis ordrer
        </Link>
        <Button aria-pressed={isChoosingLast} onClick={() => onChooseLast(!isChoosingLast)}>
          Vælg flere dage
        </Button>
        {props.rules && <Button onClick={() => setIsAdding(true)}>Ny undtagelse</Button>}
      </div>
      <output>{isChoosingLast && 'Tryk på den sidste dag i kalenderen.'}</output>
      {props.rules && isAdding && (
        <NewException
          number={props.number}
          rules={props.rules}
          from={from}
          to={to}
          onSaved={props.onSaved}
          onClose={() => setIsAdding(false)}
        />
      )}
    </section>
  )
}

/** '20 kuverter af 15 · 1 levering · 2 afhentninger', summed where there are several days. */
function summaryText(days: ChosenDays_days$data): string {
  const sum = (count: (day: ChosenDays_days$data[number]) => number) =>
    days.reduce((total, day) => total + count(day), 0)
  const deliveries = sum((day) => day.deliveries)
  const pickups = sum((day) => day.pickups)
  const isLimited = days.every(({ capacity }) => capacity != null)
  return [
    `${formatCovers(sum((day) => day.bookedCovers))}${isLimited ? ` af ${groupThousands(String(sum((day) => day.capacity ?? 0)))}` : ''}`,
    deliveries === 1 ? '1 levering' : `${deliveries} leveringer`,
    pickups === 1 ? '1 afhentning' : `${pickups} afhentninger`,
    ...new Set(days.flatMap(({ exception, holiday }) => [exception ?? '', holiday ?? ''])),
  ]
    .filter(Boolean)
    .join(' · ')
}
