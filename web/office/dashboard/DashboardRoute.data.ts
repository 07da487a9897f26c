import { graphql } from 'react-relay/hooks'
import type { LoaderFunctionArgs } from 'react-router'
import { addDays, danishDate } from '../../../domain/time/danishTime.ts'
import { periodBefore } from './tradeComparison.ts'
import type { AllDashboardRouteQuery } from '../../__generated__/AllDashboardRouteQuery.graphql.ts'
import type { useFiguresBeforeQuery } from '../../__generated__/useFiguresBeforeQuery.graphql.ts'
import type { DashboardRouteQuery } from '../../__generated__/DashboardRouteQuery.graphql.ts'
import { preload } from '../../relay/preload.ts'
import type { LoaderContext } from '../../relay/relayContext.ts'
import { readOwnCater, readRole } from '../access/officeViewer.ts'
import { redirectToLogin } from '../access/redirectToLogin.ts'
import { readCater } from './chosenCater.ts'
import { readPeriod } from './period.ts'
import { figuresBeforeQuery } from './useFiguresBefore.ts'

/** The number of days after today that are searched for overbooked ones: the maximum of a calendar query. */
const CALENDAR_DAYS = 61

/** The dashboard of one caterer. */
export const dashboardRouteQuery = graphql`
  query DashboardRouteQuery(
    $number: Int!
    $today: Date!
    $from: Date!
    $to: Date!
    $lastDay: Date!
    $isAdmin: Boolean!
    $ofAll: Boolean!
  ) @throwOnFieldError {
    cater(number: $number) {
      ...DashboardOrders_cater
    }
  }
`

/** The dashboard of all caterers, for admins. */
export const allDashboardRouteQuery = graphql`
  query AllDashboardRouteQuery(
    $today: Date!
    $from: Date!
    $to: Date!
    $ofAll: Boolean!
  ) @throwOnFieldError {
    ...AllDashboardOrders_query
  }
`

/**
 * Loads the dashboard for the period in the URL: of the viewer's caterer, or for an admin of the caterer in the URL or
 * of all. Both queries are null for a user without a caterer.
 */
export async function loader({ context, request }: LoaderFunctionArgs) {
  const search = new URL(request.url).searchParams
  const today = danishDate(new Date())
  const { period, error } = readPeriod(search, today)
  const dates = { today, ...period }
  const isAdmin = (await readRole(context)) === 'ADMIN'
  const chosen = readCater(search)
  const number = isAdmin ? chosen.number : await readOwnCater(context)
  const errors = { period: error, cater: chosen.error }
  if (number !== null) {
    const variables = { ...dates, lastDay: addDays(today, CALENDAR_DAYS), number, isAdmin, ofAll: false }
    const loading = preload<DashboardRouteQuery>(context, dashboardRouteQuery, variables)
    const [cater, before] = await Promise.all([
      redirectToLogin(context, request, loading),
      loadBefore(context, { ...periodBefore(period), number, ofAll: false }),
    ])
    return { cater, all: null, before, dates, errors }
  }
  if (!isAdmin) return { cater: null, all: null, before: null, dates, errors }
  const loading = preload<AllDashboardRouteQuery>(context, allDashboardRouteQuery, { ...dates, ofAll: true })
  const [all, before] = await Promise.all([
    redirectToLogin(context, request, loading),
    loadBefore(context, { ...periodBefore(period), number: 0, ofAll: true }),
  ])
  return { cater: null, all, before, dates, errors }
}

/** Null where it fails: the dashboard then compares nothing. */
function loadBefore(context: LoaderContext, variables: useFiguresBeforeQuery['variables']) {
  return preload<useFiguresBeforeQuery>(context, figuresBeforeQuery, variables).catch(() => null)
}
