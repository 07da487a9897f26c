import type { RouteObject } from 'react-router'
import { lazyRoute } from '../../page/lazyRoute.ts'

/** The delivery zones of a caterer. */
export const zonePages: RouteObject[] = [
  lazyRoute('caters/:caterId/leveringsomraader', 'office/zones/ZonesRoute', {
    loader: () => import('./ZonesRoute.data.ts'),
    Component: () => import('./ZonesRoute.tsx'),
  }),
]
