import { graphql, useFragment, usePreloadedQuery } from 'react-relay/hooks'
import { useLoaderData } from 'react-router'
import type { DashboardRoute_viewer$key } from '../../__generated__/DashboardRoute_viewer.graphql.ts'
import type { DashboardRouteQuery } from '../../__generated__/DashboardRouteQuery.graphql.ts'
import { OfficePage } from '../OfficePage.tsx'
import { NoCater } from '../parts/NoCater.tsx'
import { useFreshOnArrival } from '../useFreshOnArrival.ts'
import { AwaitingOrders } from './AwaitingOrders.tsx'
import { dashboardRouteQuery } from './DashboardRoute.data.ts'
import type { loader } from './DashboardRoute.data.ts'
import styles from './DashboardRoute.module.css'

/** The first page of the office: what waits for an answer. */
export function Component() {
  const { ref } = useLoaderData<typeof loader>()
  const { viewer } = usePreloadedQuery<DashboardRouteQuery>(dashboardRouteQuery, ref)
  useFreshOnArrival(dashboardRouteQuery)
  return <OfficePage title="Dashboard">{viewer && <Dashboard viewer={viewer} />}</OfficePage>
}

function Dashboard(props: { viewer: DashboardRoute_viewer$key }) {
  const { cater } = useFragment(
    graphql`
      fragment DashboardRoute_viewer on User {
        cater {
          name
          ...AwaitingOrders_cater
        }
      }
    `,
    props.viewer,
  )
  return (
    <>
      <h1 className={styles.heading}>{cater ? `Admin dashboard for ${cater.name}` : 'Admin dashboard'}</h1>
      {cater ? <AwaitingOrders cater={cater} /> : <NoCater />}
    </>
  )
}
