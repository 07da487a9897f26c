import { graphql } from 'react-relay/hooks'
import type { LoaderFunctionArgs } from 'react-router'
import type { DashboardRouteQuery } from '../../__generated__/DashboardRouteQuery.graphql.ts'
import { preload } from '../../relay/preload.ts'

/** What waits for the viewer's caterer. */
export const dashboardRouteQuery = graphql`
  query DashboardRouteQuery @throwOnFieldError {
    viewer {
      ...DashboardRoute_viewer
    }
  }
`

/** Loads what waits for an answer. */
export async function loader({ context }: LoaderFunctionArgs) {
  return { ref: await preload<DashboardRouteQuery>(context, dashboardRouteQuery, {}) }
}
