import type { RouteObject } from 'react-router'
import type { RouteHandle } from '../../routeHandle.ts'

/** The orders of a caterer, or of all. */
export const orderPages: RouteObject[] = [
  {
    path: 'ordre',
    handle: { files: ['office/orders/OrderListRoute'], isPrivate: true } satisfies RouteHandle,
    lazy: {
      loader: async () => (await import('./OrderListRoute.data.ts')).loader,
      Component: async () => (await import('./OrderListRoute.tsx')).Component,
    },
  },
  {
    path: 'ordre/:orderId',
    handle: { files: ['office/orders/OrderRoute'], isPrivate: true } satisfies RouteHandle,
    lazy: {
      loader: async () => (await import('./OrderRoute.data.ts')).loader,
      Component: async () => (await import('./OrderRoute.tsx')).Component,
    },
  },
]
