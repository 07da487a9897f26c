import type { RouteObject } from 'react-router'
import { lazyRoute } from '../../page/lazyRoute.ts'

const service = {
  loader: () => import('./Service.data.ts'),
  Component: () => import('./ServiceRoute.tsx'),
}

/** The services of a caterer. */
export const servicePages: RouteObject[] = [
  lazyRoute('caters/:caterId/services', 'office/services/ServiceListRoute', {
    loader: async () => ({ loader: (await import('./Service.data.ts')).listLoader }),
    Component: () => import('./ServiceListRoute.tsx'),
  }),
  lazyRoute('caters/:caterId/service/opret', 'office/services/ServiceRoute', service),
  lazyRoute('caters/:caterId/service/:serviceId', 'office/services/ServiceRoute', service),
]
