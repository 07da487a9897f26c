import { graphql } from 'react-relay/hooks'
import type { LoaderFunctionArgs } from 'react-router'
import { addDays, danishDate } from '../../../domain/danishTime.ts'
import type { DashboardRouteQuery } from '../../__generated__/DashboardRouteQuery.graphql.ts'
import { preload } from '../../relay/preload.ts'
import { readRole } from '../OfficeLayout.data.ts'
import { orLogin } from '../orLogin.ts'
import { readPeriod } from './period.ts'

/** What is to be done, and how the trade goes: of the viewer's caterer, of one that an admin chose, or of all. */
export const dashboardRouteQuery = graphql`
  query DashboardRouteQuery(
    $today: Date!
    $lastDay: Date!
    $from: Date!
    $to: Date!
    $number: Int!
    $isAdmin: Boolean!
    $ofOne: Boolean!
    $ofAll: Boolean!
  ) @throwOnFieldError {
    viewer @skip(if: $isAdmin) {
      ...DashboardRoute_viewer
    }
    ...DashboardCater_query @include(if: $isAdmin) @alias(as: "caters")
    chosen: cater(number: $number) @include(if: $ofOne) {
      ...DashboardOrders_cater
    }
    ...AllDashboardOrders_query @include(if: $ofAll) @alias(as: "all")
  }
`

const DAYS_AHEAD = 7

/** Loads the dashboard for the period, and for admins the caterer, in the address. */
export async function loader({ context, request }: LoaderFunctionArgs) {
  const search = new URL(request.url).searchParams
  const today = danishDate(new Date())
  const period = readPeriod(search, today)
  const isAdmin = (await readRole(context)) === 'ADMIN'
  const chosen = Number(search.get('cater'))
  const isChosen = Number.isSafeInteger(chosen) && chosen > 0 && chosen < 2 ** 31
  const variables = {
    today,
    lastDay: addDays(today, DAYS_AHEAD),
    ...period,
    number: isChosen ? chosen : 0,
    isAdmin,
    ofOne: isAdmin && isChosen,
    ofAll: isAdmin && !isChosen,
  }
  const ref = await orLogin(context, request, preload<DashboardRouteQuery>(context, dashboardRouteQuery, variables))
  return { ref, variables }
}
