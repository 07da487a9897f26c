import type { RouteObject } from 'react-router'
import { lazyRoute } from '../../page/lazyRoute.ts'

const loader = () => import('./KitchenOrders.data.ts')

/** The kitchen's list, its orders one by one, and the driver's list. */
export const productionPages: RouteObject[] = [
  lazyRoute('ordre/produktion', 'office/production/ProductionRoute', {
    loader: () => import('./ProductionRoute.data.ts'),
    Component: () => import('./ProductionRoute.tsx'),
  }),
  lazyRoute('ordre/produktion/ordrer', 'office/production/ByOrderRoute', {
    loader,
    Component: () => import('./ByOrderRoute.tsx'),
  }),
  lazyRoute('ordre/produktion/koersel', 'office/production/DriveRoute', {
    loader,
    Component: () => import('./DriveRoute.tsx'),
  }),
]
