import type { RouteObject } from 'react-router'
import { lazyRoute } from '../../page/lazyRoute.ts'

/** The availability rules of a caterer. */
export const availabilityPages: RouteObject[] = [
  lazyRoute('caters/:caterId/levering', 'office/availability/AvailabilityRoute', {
    loader: () => import('./AvailabilityRoute.data.ts'),
    Component: () => import('./AvailabilityRoute.tsx'),
  }),
]
