import type { RouteObject } from 'react-router'
import { lazyRoute } from '../../page/lazyRoute.ts'

/** The declarations of a caterer's foods. */
export const foodPages: RouteObject[] = [
  lazyRoute('caters/:caterId/allergener', 'office/foods/FoodsRoute', {
    loader: () => import('./FoodsRoute.data.ts'),
    Component: () => import('./FoodsRoute.tsx'),
  }),
]
