import { graphql } from 'react-relay/hooks'
import type { LoaderFunctionArgs } from 'react-router'
import { addDays, danishDate, isDate } from '../../../domain/time/danishTime.ts'
import type { CalendarRouteQuery } from '../../__generated__/CalendarRouteQuery.graphql.ts'
import { preload } from '../../relay/preload.ts'
import { addMonths, monthOf } from '../../ui/calendarMonth.ts'
import { redirectToLogin } from '../access/redirectToLogin.ts'
import { requireOwnCater } from '../access/requireOwnCater.ts'
import { CALENDAR_PARAMS } from './calendarParams.ts'

export const calendarRouteQuery = graphql`
  query CalendarRouteQuery($number: Int!, $from: Date!, $to: Date!) @throwOnFieldError {
    ...CalendarRoute_query @arguments(number: $number, from: $from, to: $to)
  }
`

/** Loads how full the days of the month in the address are; of this month where it has none. */
export async function loader(args: LoaderFunctionArgs) {
  const { context, request } = args
  const params = new URL(request.url).searchParams
  const today = danishDate(new Date())
  const firstDay = `${params.get(CALENDAR_PARAMS.month) ?? ''}-01`
  const month = isDate(firstDay) ? monthOf(firstDay) : monthOf(today)
  const chosen = params.get(CALENDAR_PARAMS.day) ?? ''
  const number = await requireOwnCater(args)
  const variables = { number, from: `${month}-01`, to: addDays(`${addMonths(month, 1)}-01`, -1) }
  const ref = await redirectToLogin(
    context,
    request,
    preload<CalendarRouteQuery>(context, calendarRouteQuery, variables),
  )
  const inMonth = (date: string) => (isDate(date) && monthOf(date) === month ? date : null)
  const day = inMonth(chosen)
  const lastDay = inMonth(params.get(CALENDAR_PARAMS.lastDay) ?? '')
  return { ref, month, today, day, lastDay: day !== null && lastDay !== null && lastDay > day ? lastDay : day }
}
