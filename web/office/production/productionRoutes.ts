import type { RouteObject } from 'react-router'
import type { RouteHandle } from '../../routeHandle.ts'

/** What the kitchen makes. */
export const productionPages: RouteObject[] = [
  {
    path: 'ordre/produktion',
    handle: { files: ['office/production/ProductionRoute'], isPrivate: true } satisfies RouteHandle,
    lazy: {
      loader: async () => (await import('./ProductionRoute.data.ts')).loader,
      Component: async () => (await import('./ProductionRoute.tsx')).Component,
    },
  },
]
