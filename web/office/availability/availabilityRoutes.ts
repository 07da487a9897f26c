import type { RouteObject } from 'react-router'
import { lazyRoute } from '../../page/lazyRoute.ts'

/** When a caterer can be ordered from. */
export const availabilityPages: RouteObject[] = [
  lazyRoute('caters/:caterId/levering', 'office/availability/AvailabilityRoute', {
    loader: () => import('./AvailabilityRoute.data.ts'),
    Component: () => import('./AvailabilityRoute.tsx'),
  }),
]
