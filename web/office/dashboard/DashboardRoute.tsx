import { usePreloadedQuery } from 'react-relay/hooks'
import type { PreloadedQuery } from 'react-relay/hooks'
import { useLoaderData } from 'react-router'
import type { AllDashboardRouteQuery } from '../../__generated__/AllDashboardRouteQuery.graphql.ts'
import type { DashboardRouteQuery } from '../../__generated__/DashboardRouteQuery.graphql.ts'
import { useRefetchOnOrderEvent } from '../live/useRefetchOnOrderEvent.ts'
import { OfficePage } from '../OfficePage.tsx'
import { NoCater } from '../NoCater.tsx'
import { useRefetchOnNavigate } from '../useRefetchOnNavigate.ts'
import { AllDashboardOrders } from './AllDashboardOrders.tsx'
import { DashboardCater } from './DashboardCater.tsx'
import { DashboardDatesContext } from './DashboardDatesContext.ts'
import { DashboardOrders } from './DashboardOrders.tsx'
import { allDashboardRouteQuery, dashboardRouteQuery } from './DashboardRoute.data.ts'
import type { loader } from './DashboardRoute.data.ts'

/** The office's first page: the orders to handle, and the figures of a period. */
export function Component() {
  const { one, all, dates, errors } = useLoaderData<typeof loader>()
  return (
    <OfficePage title="Dashboard">
      <DashboardDatesContext value={{ ...dates, errors }}>
        {one && <OneDashboard queryRef={one} />}
        {all && <AllDashboard queryRef={all} />}
        {!one && !all && (
          <>
            <h1>Admin dashboard</h1>
            <NoCater />
          </>
        )}
      </DashboardDatesContext>
    </OfficePage>
  )
}

function OneDashboard({ queryRef }: { queryRef: PreloadedQuery<DashboardRouteQuery> }) {
  const { cater, choice } = usePreloadedQuery<DashboardRouteQuery>(dashboardRouteQuery, queryRef)
  const { variables } = queryRef
  useRefetchOnNavigate(dashboardRouteQuery, variables)
  useRefetchOnOrderEvent(dashboardRouteQuery, variables)
  const select = choice && <DashboardCater query={choice} chosen={variables.number} />
  if (cater) return <DashboardOrders cater={cater} isOwn={!variables.isAdmin} choice={select} />
  return (
    <>
      <h1>Cateringfirmaet findes ikke</h1>
      {select}
    </>
  )
}

function AllDashboard({ queryRef }: { queryRef: PreloadedQuery<AllDashboardRouteQuery> }) {
  const query = usePreloadedQuery<AllDashboardRouteQuery>(allDashboardRouteQuery, queryRef)
  const { variables } = queryRef
  useRefetchOnNavigate(allDashboardRouteQuery, variables)
  useRefetchOnOrderEvent(allDashboardRouteQuery, variables)
  return <AllDashboardOrders query={query} choice={<DashboardCater query={query} chosen={0} />} />
}
