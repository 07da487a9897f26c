import type { RouteObject } from 'react-router'
import { lazyRoute } from '../../page/lazyRoute.ts'

const dish = {
  loader: () => import('./Dish.data.ts'),
  Component: () => import('./DishRoute.tsx'),
}

/** The dishes of a caterer. */
export const dishPages: RouteObject[] = [
  lazyRoute('caters/:caterId/retter', 'office/dishes/DishListRoute', {
    loader: async () => ({ loader: (await import('./Dish.data.ts')).listLoader }),
    Component: () => import('./DishListRoute.tsx'),
  }),
  lazyRoute('caters/:caterId/anretning/opret', 'office/dishes/DishRoute', dish),
  lazyRoute('caters/:caterId/anretning/:dishId', 'office/dishes/DishRoute', dish),
]
