import type { RouteObject } from 'react-router'
import type { RouteHandle } from '../../routeHandle.ts'

/** The orders of a caterer, or of all. */
export const orderPages: RouteObject[] = [
  {
    path: 'ordre',
    handle: { files: ['office/orders/list/OrderListRoute'], isPrivate: true } satisfies RouteHandle,
    lazy: {
      loader: async () => (await import('./list/OrderListRoute.data.ts')).loader,
      Component: async () => (await import('./list/OrderListRoute.tsx')).Component,
    },
  },
  {
    path: 'ordre/:orderId',
    handle: { files: ['office/orders/detail/OrderRoute'], isPrivate: true } satisfies RouteHandle,
    lazy: {
      loader: async () => (await import('./detail/OrderRoute.data.ts')).loader,
      Component: async () => (await import('./detail/OrderRoute.tsx')).Component,
    },
  },
]
