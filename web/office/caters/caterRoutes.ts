import type { RouteObject } from 'react-router'
import { lazyRoute } from '../../page/lazyRoute.ts'

/** The caterers of the marketplace, for admins, and the one that somebody works for. */
export const caterPages: RouteObject[] = [
  lazyRoute('caters', 'office/caters/CaterListRoute', {
    loader: () => import('./CaterListRoute.data.ts'),
    Component: () => import('./CaterListRoute.tsx'),
  }),
  lazyRoute('caters/opret', 'office/caters/NewCaterRoute', {
    loader: () => import('./NewCaterRoute.data.ts'),
    Component: () => import('./NewCaterRoute.tsx'),
  }),
  lazyRoute('caters/opdater/:caterId', 'office/caters/EditCaterRoute', {
    loader: () => import('./EditCaterRoute.data.ts'),
    Component: () => import('./EditCaterRoute.tsx'),
  }),
  lazyRoute('caters/:caterId', 'office/caters/CaterOverviewRoute', {
    loader: () => import('./CaterOverviewRoute.data.ts'),
    Component: () => import('./CaterOverviewRoute.tsx'),
  }),
]
