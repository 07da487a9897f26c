import type { RouteObject } from 'react-router'
import { lazyRoute } from '../../page/lazyRoute.ts'

/** The orders of a caterer, or of all. */
export const orderPages: RouteObject[] = [
  lazyRoute('ordre', 'office/orders/list/OrderListRoute', {
    loader: () => import('./list/OrderListRoute.data.ts'),
    Component: () => import('./list/OrderListRoute.tsx'),
  }),
  lazyRoute('ordre/:orderId/forslag', 'office/orders/proposal/ProposeRoute', {
    loader: () => import('./proposal/ProposeRoute.data.ts'),
    Component: () => import('./proposal/ProposeRoute.tsx'),
  }),
  lazyRoute('ordre/:orderId', 'office/orders/detail/OrderRoute', {
    loader: () => import('./detail/OrderRoute.data.ts'),
    Component: () => import('./detail/OrderRoute.tsx'),
  }),
]
