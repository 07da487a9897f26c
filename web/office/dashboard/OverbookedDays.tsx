import { graphql, useFragment } from 'react-relay/hooks'
import { Link } from 'react-router'
import { groupThousands } from '../../../domain/texts/numbers.ts'
import { formatCovers } from '../../../domain/texts/counts.ts'
import { formatWeekdayDate } from '../../../domain/time/formats.ts'
import type { OverbookedDays_cater$key } from '../../__generated__/OverbookedDays_cater.graphql.ts'
import { paths } from '../../page/paths.ts'
import { Notice } from '../../ui/Notice.tsx'
import { CALENDAR_PARAMS } from '../calendar/calendarParams.ts'
import { isOverbooked } from '../calendar/isOverbooked.ts'

/** AVA-10: the coming days with more covers than there is room for, each with a link to it. */
export function OverbookedDays(props: { cater: OverbookedDays_cater$key }) {
  const { number, calendar } = useFragment(
    graphql`
      fragment OverbookedDays_cater on Cater {
        number
        calendar(from: $today, to: $lastDay) {
          date
          bookedCovers
          capacity
        }
      }
    `,
    props.cater,
  )
  const days = (calendar ?? []).filter(({ bookedCovers, capacity }) => isOverbooked(bookedCovers, capacity))
  if (days.length === 0) return null
  return (
    <Notice variant="warning">
      <strong>{days.length === 1 ? '1 dag er overbooket.' : `${days.length} dage er overbooket.`}</strong>
      {days.map(({ date, bookedCovers, capacity }) => (
        <span key={date}>
          <Link
            to={`${paths.officeCalendar(number)}?${CALENDAR_PARAMS.month}=${date.slice(0, 7)}&${CALENDAR_PARAMS.day}=${date}`}
          >
            {formatWeekdayDate(date)}
          </Link>
          <span>{`: ${formatCovers(bookedCovers)} af ${groupThousands(String(capacity))}`}</span>
        </span>
      ))}
    </Notice>
  )
}
