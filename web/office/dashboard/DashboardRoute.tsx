import { graphql, useFragment, usePreloadedQuery } from 'react-relay/hooks'
import { useLoaderData } from 'react-router'
import type { DashboardRoute_viewer$key } from '../../__generated__/DashboardRoute_viewer.graphql.ts'
import type { DashboardRouteQuery } from '../../__generated__/DashboardRouteQuery.graphql.ts'
import { useRefetchOnNews } from '../live/useRefetchOnNews.ts'
import { OfficePage } from '../OfficePage.tsx'
import { NoCater } from '../parts/NoCater.tsx'
import { useFreshOnArrival } from '../useFreshOnArrival.ts'
import { AllDashboardOrders } from './AllDashboardOrders.tsx'
import { DashboardCater } from './DashboardCater.tsx'
import { DashboardDatesContext } from './DashboardDatesContext.ts'
import { DashboardOrders } from './DashboardOrders.tsx'
import { dashboardRouteQuery } from './DashboardRoute.data.ts'
import type { loader } from './DashboardRoute.data.ts'

/** The first page of the office: what is to be done, and how the trade goes. */
export function Component() {
  const { ref, variables } = useLoaderData<typeof loader>()
  const { viewer, caters, chosen, all } = usePreloadedQuery<DashboardRouteQuery>(dashboardRouteQuery, ref)
  useFreshOnArrival(dashboardRouteQuery, variables)
  useRefetchOnNews(dashboardRouteQuery, variables)
  const choice = caters && <DashboardCater query={caters} chosen={variables.number} />
  return (
    <OfficePage title="Dashboard">
      <DashboardDatesContext value={variables}>
        {viewer && <OwnDashboard viewer={viewer} />}
        {chosen && <DashboardOrders cater={chosen} isOwn={false} choice={choice} />}
        {all && <AllDashboardOrders query={all} choice={choice} />}
        {variables.ofOne && !chosen && <p>Cateringfirmaet findes ikke.</p>}
      </DashboardDatesContext>
    </OfficePage>
  )
}

function OwnDashboard(props: { viewer: DashboardRoute_viewer$key }) {
  const { cater } = useFragment(
    graphql`
      fragment DashboardRoute_viewer on User {
        cater {
          ...DashboardOrders_cater
        }
      }
    `,
    props.viewer,
  )
  if (cater) return <DashboardOrders cater={cater} isOwn />
  return (
    <>
      <h1>Admin dashboard</h1>
      <NoCater />
    </>
  )
}
