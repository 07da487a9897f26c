import type { RouteObject } from 'react-router'
import type { RouteHandle } from '../../routeHandle.ts'

/** Where the office begins. */
export const dashboardPages: RouteObject[] = [
  {
    index: true,
    handle: { files: ['office/dashboard/DashboardRoute'], isPrivate: true } satisfies RouteHandle,
    lazy: {
      loader: async () => (await import('./DashboardRoute.data.ts')).loader,
      Component: async () => (await import('./DashboardRoute.tsx')).Component,
    },
  },
]
