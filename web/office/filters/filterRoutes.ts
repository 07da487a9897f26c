import type { RouteObject } from 'react-router'
import type { RouteHandle } from '../../routeHandle.ts'

/** What caterers are found by, for admins. */
export const filterPages: RouteObject[] = [
  {
    path: 'filtre',
    handle: { files: ['office/filters/FilterListRoute'], isPrivate: true } satisfies RouteHandle,
    lazy: {
      loader: async () => (await import('./FilterListRoute.data.ts')).loader,
      Component: async () => (await import('./FilterListRoute.tsx')).Component,
    },
  },
]
