import type { RouteObject } from 'react-router'
import type { RouteHandle } from '../../routeHandle.ts'

/** The caterers of the marketplace, for admins, and the one that somebody works for. */
export const caterPages: RouteObject[] = [
  {
    path: 'caters',
    handle: { files: ['office/caters/CaterListRoute'], isPrivate: true } satisfies RouteHandle,
    lazy: {
      loader: async () => (await import('./CaterListRoute.data.ts')).loader,
      Component: async () => (await import('./CaterListRoute.tsx')).Component,
    },
  },
  {
    path: 'caters/opret',
    handle: { files: ['office/caters/NewCaterRoute'], isPrivate: true } satisfies RouteHandle,
    lazy: {
      loader: async () => (await import('./NewCaterRoute.data.ts')).loader,
      Component: async () => (await import('./NewCaterRoute.tsx')).Component,
    },
  },
  {
    path: 'caters/opdater/:caterId',
    handle: { files: ['office/caters/EditCaterRoute'], isPrivate: true } satisfies RouteHandle,
    lazy: {
      loader: async () => (await import('./EditCaterRoute.data.ts')).loader,
      Component: async () => (await import('./EditCaterRoute.tsx')).Component,
    },
  },
  {
    path: 'caters/:caterId',
    handle: { files: ['office/caters/CaterOverviewRoute'], isPrivate: true } satisfies RouteHandle,
    lazy: {
      loader: async () => (await import('./CaterOverviewRoute.data.ts')).loader,
      Component: async () => (await import('./CaterOverviewRoute.tsx')).Component,
    },
  },
]
