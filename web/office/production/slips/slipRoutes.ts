import type { RouteObject } from 'react-router'
import { lazyRoute } from '../../../page/lazyRoute.ts'

/** The slips of orders, to print. */
export const slipPages: RouteObject[] = [
  lazyRoute('ordre/produktion/sedler', 'office/production/slips/SlipsRoute', {
    loader: () => import('../KitchenOrders.data.ts'),
    Component: () => import('./SlipsRoute.tsx'),
  }),
]
