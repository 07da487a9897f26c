import type { RouteObject } from 'react-router'
import { lazyRoute } from '../../page/lazyRoute.ts'

/** The dishes of a caterer. */
export const dishPages: RouteObject[] = [
  lazyRoute('caters/:caterId/retter', 'office/dishes/DishListRoute', {
    loader: () => import('./DishListRoute.data.ts'),
    Component: () => import('./DishListRoute.tsx'),
  }),
  lazyRoute('caters/:caterId/anretning/opret', 'office/dishes/NewDishRoute', {
    loader: () => import('./NewDishRoute.data.ts'),
    Component: () => import('./NewDishRoute.tsx'),
  }),
  lazyRoute('caters/:caterId/anretning/:dishId', 'office/dishes/DishRoute', {
    loader: () => import('./DishRoute.data.ts'),
    Component: () => import('./DishRoute.tsx'),
  }),
]
