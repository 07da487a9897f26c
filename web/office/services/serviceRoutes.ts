import type { RouteObject } from 'react-router'
import { lazyRoute } from '../../page/lazyRoute.ts'

/** The services of a caterer. */
export const servicePages: RouteObject[] = [
  lazyRoute('caters/:caterId/services', 'office/services/ServiceListRoute', {
    loader: () => import('./ServiceListRoute.data.ts'),
    Component: () => import('./ServiceListRoute.tsx'),
  }),
  lazyRoute('caters/:caterId/service/opret', 'office/services/NewServiceRoute', {
    loader: () => import('./NewServiceRoute.data.ts'),
    Component: () => import('./NewServiceRoute.tsx'),
  }),
  lazyRoute('caters/:caterId/service/:serviceId', 'office/services/ServiceRoute', {
    loader: () => import('./ServiceRoute.data.ts'),
    Component: () => import('./ServiceRoute.tsx'),
  }),
]
