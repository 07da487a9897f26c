import type { RouteObject } from 'react-router'
import { lazyRoute } from '../../page/lazyRoute.ts'

/** What is in the foods of a caterer. */
export const foodPages: RouteObject[] = [
  lazyRoute('caters/:caterId/allergener', 'office/foods/FoodsRoute', {
    loader: () => import('./FoodsRoute.data.ts'),
    Component: () => import('./FoodsRoute.tsx'),
  }),
]
