import type { RouteObject } from 'react-router'
import { lazyRoute } from '../../page/lazyRoute.ts'

/** The menus of a caterer. */
export const menuPages: RouteObject[] = [
  lazyRoute('caters/:caterId/menuer', 'office/menus/MenuListRoute', {
    loader: () => import('./MenuListRoute.data.ts'),
    Component: () => import('./MenuListRoute.tsx'),
  }),
  lazyRoute('caters/:caterId/menus/create', 'office/menus/NewMenuRoute', {
    loader: () => import('./NewMenuRoute.data.ts'),
    Component: () => import('./NewMenuRoute.tsx'),
  }),
  lazyRoute('caters/:caterId/menus/:menuId', 'office/menus/MenuRoute', {
    loader: () => import('./MenuRoute.data.ts'),
    Component: () => import('./MenuRoute.tsx'),
  }),
]
