import type { RouteObject } from 'react-router'
import { RouteError } from '../errors/RouteError.tsx'
import { lazyRoute } from '../page/lazyRoute.ts'
import type { RouteHandle } from '../page/lazyRoute.ts'
import { officePages } from './officeRoutes.ts'

// errors below are shown inside the office's layout
const pages: RouteObject = {
  handle: { files: ['office/OfficeRouteError'] } satisfies RouteHandle,
  lazy: { ErrorBoundary: async () => (await import('./OfficeRouteError.tsx')).OfficeRouteError },
  children: officePages,
}

/** The office, on every host and always private. Loaded by itself, so that visitors never load the list of its pages. */
export const officeRoute = lazyRoute(
  'admin',
  'office/OfficeLayout',
  { loader: () => import('./OfficeLayout.data.ts'), Component: () => import('./OfficeLayout.tsx') },
  { isPrivate: true, ErrorBoundary: RouteError, children: [pages] },
)
