import { useState } from 'react'
import { fetchQuery, graphql, useFragment, usePreloadedQuery, useRelayEnvironment } from 'react-relay/hooks'
import { Link, useLoaderData } from 'react-router'
import { formatCovers, formatOrders } from '../../../domain/texts/counts.ts'
import type { CalendarRoute_query$key } from '../../__generated__/CalendarRoute_query.graphql.ts'
import type { CalendarRouteQuery } from '../../__generated__/CalendarRouteQuery.graphql.ts'
import { paths } from '../../page/paths.ts'
import { buttonClass } from '../../ui/Button.tsx'
import { addMonths, monthName, monthOf } from '../../ui/calendarMonth.ts'
import { Icon } from '../../ui/Icon.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { PageHeader } from '../../ui/PageHeader.tsx'
import { caterParents } from '../page/caterParents.ts'
import { OfficePage } from '../page/OfficePage.tsx'
import { useRefetchOnNavigate } from '../page/useRefetchOnNavigate.ts'
import styles from './Calendar.module.css'
import { CALENDAR_PARAMS } from './calendarParams.ts'
import { calendarRouteQuery } from './CalendarRoute.data.ts'
import type { loader } from './CalendarRoute.data.ts'
import { ChosenDays } from './ChosenDays.tsx'
import { isOverbooked } from './isOverbooked.ts'
import { MonthTable } from './MonthTable.tsx'
import { TryOrder } from './TryOrder.tsx'

/** AVA-10: a month of a caterer: booked covers against capacity, exceptions, and what an order would be answered. */
export function Component() {
  const { ref, month, day, lastDay, today } = useLoaderData<typeof loader>()
  const { viewer, cater } = useFragment<CalendarRoute_query$key>(
    graphql`
      fragment CalendarRoute_query on Query
      @argumentDefinitions(number: { type: "Int!" }, from: { type: "Date!" }, to: { type: "Date!" }) {
        viewer {
          role
          staffRole
        }
        cater(number: $number) {
          name
          number
          offersDelivery
          calendar(from: $from, to: $to) {
            date
            bookedCovers
            capacity
            deliveries
            pickups
            ...MonthTable_days
            ...ChosenDays_days
          }
          availabilityRules {
            ...NewException_rules
          }
        }
      }
    `,
    usePreloadedQuery<CalendarRouteQuery>(calendarRouteQuery, ref),
  )
  useRefetchOnNavigate(calendarRouteQuery, ref.variables, { isLive: true })
  // Where several days are wanted, the next one that is pressed is their last
  const [firstDay, setFirstDay] = useState<string | null>(null)
  const environment = useRelayEnvironment()
  const readAnew = () =>
    fetchQuery<CalendarRouteQuery>(environment, calendarRouteQuery, ref.variables, { fetchPolicy: 'network-only' })
      .toPromise()
      // What was saved is saved; the page then shows the days as they were read before
      .catch(() => undefined)
  if (!cater) return null
  const { number, calendar } = cater
  const parents = [...caterParents(viewer?.role === 'ADMIN'), { label: cater.name, to: paths.officeCater(number) }]
  const maySet = viewer?.role === 'ADMIN' || viewer?.staffRole === 'OWNER'
  const chosen = (calendar ?? []).filter(({ date }) => isWithin(date, day, lastDay))
  const isChoosingLast = firstDay !== null && firstDay === day
  return (
    <OfficePage title="Kalender" parents={parents}>
      <PageHeader title={`Kalender, ${monthName(month)}`} />
      {calendar ? (
        <>
          <p>{summaryText(calendar)}</p>
          <nav className={styles.months} aria-label="Måned">
            <MonthLink month={addMonths(month, -1)} label="Forrige måned" icon="left" />
            <Link
              className={buttonClass()}
              to={`?${CALENDAR_PARAMS.month}=${monthOf(today)}&${CALENDAR_PARAMS.day}=${today}`}
            >
              I dag
            </Link>
            <MonthLink month={addMonths(month, 1)} label="Næste måned" icon="right" />
          </nav>
          <MonthTable
            month={month}
            days={calendar}
            chosen={chosen.map(({ date }) => date)}
            firstDay={isChoosingLast ? firstDay : null}
            today={today}
          />
          {day !== null && chosen.length > 0 && (
            <ChosenDays
              key={`${day} ${lastDay}`}
              onSaved={readAnew}
              number={number}
              days={chosen}
              isChoosingLast={isChoosingLast}
              onChooseLast={(isOn) => setFirstDay(isOn ? day : null)}
              rules={(maySet && cater.availabilityRules) || null}
            />
          )}
          <TryOrder number={number} offersDelivery={cater.offersDelivery} date={day} />
        </>
      ) : (
        <Notice variant="warning">Tjenesten kender ikke til kapacitet.</Notice>
      )}
    </OfficePage>
  )
}

/** True if a day is one of those that are chosen; null for none. */
const isWithin = (date: string, first: string | null, last: string | null) =>
  first !== null && last !== null && first <= date && date <= last

function MonthLink({ month, label, icon }: { month: string; label: string; icon: 'left' | 'right' }) {
  return (
    <Link
      className={buttonClass({ variant: 'icon' })}
      to={`?${CALENDAR_PARAMS.month}=${month}`}
      aria-label={label}
      preventScrollReset
    >
      <Icon name={icon} />
    </Link>
  )
}

interface Day {
  bookedCovers: number
  capacity?: number | null | undefined
  deliveries: number
  pickups: number
}

/** '1.967 kuverter i 59 ordrer. 1 dag er overbooket.' */
function summaryText(days: readonly Day[]): string {
  const covers = days.reduce((sum, { bookedCovers }) => sum + bookedCovers, 0)
  const orders = days.reduce((sum, { deliveries, pickups }) => sum + deliveries + pickups, 0)
  const overbooked = days.filter(({ bookedCovers, capacity }) => isOverbooked(bookedCovers, capacity)).length
  const full = overbooked === 1 ? ' 1 dag er overbooket.' : ` ${overbooked} dage er overbooket.`
  return `${formatCovers(covers)} i ${formatOrders(orders)}.${overbooked > 0 ? full : ''}`
}
