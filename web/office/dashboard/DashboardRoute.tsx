import type { ReactNode } from 'react'
import { usePreloadedQuery } from 'react-relay/hooks'
import type { PreloadedQuery } from 'react-relay/hooks'
import { useLoaderData } from 'react-router'
import type { AllDashboardRouteQuery } from '../../__generated__/AllDashboardRouteQuery.graphql.ts'
import type { useFiguresBeforeQuery } from '../../__generated__/useFiguresBeforeQuery.graphql.ts'
import type { DashboardRouteQuery } from '../../__generated__/DashboardRouteQuery.graphql.ts'
import type { TradeComparison_before$key } from '../../__generated__/TradeComparison_before.graphql.ts'
import { useRefetchOnOrderEvent } from '../live/useRefetchOnOrderEvent.ts'
import { OfficePage } from '../page/OfficePage.tsx'
import { NoCater } from '../page/NoCater.tsx'
import { useRefetchOnNavigate } from '../page/useRefetchOnNavigate.ts'
import { AllDashboardOrders } from './AllDashboardOrders.tsx'
import { DashboardCater } from './DashboardCater.tsx'
import { DashboardDatesContext } from './DashboardDatesContext.ts'
import { DashboardOrders } from './DashboardOrders.tsx'
import { allDashboardRouteQuery, dashboardRouteQuery } from './DashboardRoute.data.ts'
import type { loader } from './DashboardRoute.data.ts'
import { useFiguresBefore } from './useFiguresBefore.ts'

/** The office's first page: the orders to handle, and the figures of a period. */
export function Component() {
  const { cater, all, before, dates, errors } = useLoaderData<typeof loader>()
  const show = (figures: Figures) => (
    <>
      {cater && <CaterDashboard queryRef={cater} before={figures} />}
      {all && <AllDashboard queryRef={all} before={figures} />}
    </>
  )
  return (
    <OfficePage title="Dashboard">
      <DashboardDatesContext value={{ ...dates, errors }}>
        {before ? <Before queryRef={before}>{show}</Before> : show(null)}
        {!cater && !all && (
          <>
            <h1>Admin dashboard</h1>
            <NoCater />
          </>
        )}
      </DashboardDatesContext>
    </OfficePage>
  )
}

type Figures = TradeComparison_before$key | null | undefined

/** Reads the figures of the period before. */
function Before(props: { queryRef: PreloadedQuery<useFiguresBeforeQuery>; children: (figures: Figures) => ReactNode }) {
  return props.children(useFiguresBefore(props.queryRef))
}

function CaterDashboard(props: { queryRef: PreloadedQuery<DashboardRouteQuery>; before: Figures }) {
  const { queryRef, before } = props
  const { cater } = usePreloadedQuery<DashboardRouteQuery>(dashboardRouteQuery, queryRef)
  const { variables } = queryRef
  useRefetchOnNavigate(dashboardRouteQuery, variables)
  useRefetchOnOrderEvent(dashboardRouteQuery, variables)
  const select = variables.isAdmin && <DashboardCater chosen={variables.number} />
  if (cater) return <DashboardOrders cater={cater} isOwn={!variables.isAdmin} choice={select} before={before} />
  return (
    <>
      <h1>Cateringfirmaet findes ikke</h1>
      {select}
    </>
  )
}

function AllDashboard(props: { queryRef: PreloadedQuery<AllDashboardRouteQuery>; before: Figures }) {
  const { queryRef, before } = props
  const query = usePreloadedQuery<AllDashboardRouteQuery>(allDashboardRouteQuery, queryRef)
  const { variables } = queryRef
  useRefetchOnNavigate(allDashboardRouteQuery, variables)
  useRefetchOnOrderEvent(allDashboardRouteQuery, variables)
  return <AllDashboardOrders query={query} choice={<DashboardCater chosen={0} />} before={before} />
}
