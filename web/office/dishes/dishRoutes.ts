import type { RouteObject } from 'react-router'
import type { RouteHandle } from '../../routeHandle.ts'

/** The dishes of a caterer. */
export const dishPages: RouteObject[] = [
  {
    path: 'caters/:caterId/retter',
    handle: { files: ['office/dishes/DishListRoute'], isPrivate: true } satisfies RouteHandle,
    lazy: {
      loader: async () => (await import('./DishListRoute.data.ts')).loader,
      Component: async () => (await import('./DishListRoute.tsx')).Component,
    },
  },
  {
    path: 'caters/:caterId/anretning/opret',
    handle: { files: ['office/dishes/NewDishRoute'], isPrivate: true } satisfies RouteHandle,
    lazy: {
      loader: async () => (await import('./NewDishRoute.data.ts')).loader,
      Component: async () => (await import('./NewDishRoute.tsx')).Component,
    },
  },
  {
    path: 'caters/:caterId/anretning/:dishId',
    handle: { files: ['office/dishes/DishRoute'], isPrivate: true } satisfies RouteHandle,
    lazy: {
      loader: async () => (await import('./DishRoute.data.ts')).loader,
      Component: async () => (await import('./DishRoute.tsx')).Component,
    },
  },
]
