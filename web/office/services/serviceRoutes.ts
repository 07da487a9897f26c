import type { RouteObject } from 'react-router'
import type { RouteHandle } from '../../routeHandle.ts'

/** The services of a caterer. */
export const servicePages: RouteObject[] = [
  {
    path: 'caters/:caterId/services',
    handle: { files: ['office/services/ServiceListRoute'], isPrivate: true } satisfies RouteHandle,
    lazy: {
      loader: async () => (await import('./ServiceListRoute.data.ts')).loader,
      Component: async () => (await import('./ServiceListRoute.tsx')).Component,
    },
  },
  {
    path: 'caters/:caterId/service/opret',
    handle: { files: ['office/services/NewServiceRoute'], isPrivate: true } satisfies RouteHandle,
    lazy: {
      loader: async () => (await import('./NewServiceRoute.data.ts')).loader,
      Component: async () => (await import('./NewServiceRoute.tsx')).Component,
    },
  },
  {
    path: 'caters/:caterId/service/:serviceId',
    handle: { files: ['office/services/ServiceRoute'], isPrivate: true } satisfies RouteHandle,
    lazy: {
      loader: async () => (await import('./ServiceRoute.data.ts')).loader,
      Component: async () => (await import('./ServiceRoute.tsx')).Component,
    },
  },
]
