import type { RouteObject } from 'react-router'
import { INDEX, lazyRoute } from '../../page/lazyRoute.ts'

/** The office's first page. */
export const dashboardPages: RouteObject[] = [
  lazyRoute(INDEX, 'office/dashboard/DashboardRoute', {
    loader: () => import('./DashboardRoute.data.ts'),
    Component: () => import('./DashboardRoute.tsx'),
  }),
]
