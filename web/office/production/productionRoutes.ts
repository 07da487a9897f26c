import type { RouteObject } from 'react-router'
import { lazyRoute } from '../../lazyRoute.ts'

/** The production list of the kitchen. */
export const productionPages: RouteObject[] = [
  lazyRoute('ordre/produktion', 'office/production/ProductionRoute', {
    loader: () => import('./ProductionRoute.data.ts'),
    Component: () => import('./ProductionRoute.tsx'),
  }),
]
