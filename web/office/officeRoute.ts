import type { RouteObject } from 'react-router'
import { RouteError } from '../errors/RouteError.tsx'
import type { RouteHandle } from '../routeHandle.ts'
import { officePages } from './officeRoutes.ts'

/** The office, on every host. Visitors' browsers never load the list of its pages. */
export const officeRoute: RouteObject = {
  path: 'admin',
  handle: { files: ['office/OfficeLayout'], isPrivate: true } satisfies RouteHandle,
  lazy: {
    loader: async () => (await import('./OfficeLayout.data.ts')).loader,
    Component: async () => (await import('./OfficeLayout.tsx')).Component,
  },
  ErrorBoundary: RouteError,
  children: [
    {
      // what is not there or fails is told inside the office
      handle: { files: ['office/OfficeRouteError'] } satisfies RouteHandle,
      lazy: { ErrorBoundary: async () => (await import('./OfficeRouteError.tsx')).OfficeRouteError },
      children: officePages,
    },
  ],
}
