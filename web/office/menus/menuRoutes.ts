import type { RouteObject } from 'react-router'
import { lazyRoute } from '../../page/lazyRoute.ts'

const menu = {
  loader: () => import('./Menu.data.ts'),
  Component: () => import('./MenuRoute.tsx'),
}

/** The menus of a caterer. */
export const menuPages: RouteObject[] = [
  lazyRoute('caters/:caterId/menuer', 'office/menus/MenuListRoute', {
    loader: async () => ({ loader: (await import('./Menu.data.ts')).listLoader }),
    Component: () => import('./MenuListRoute.tsx'),
  }),
  lazyRoute('caters/:caterId/menus/create', 'office/menus/MenuRoute', menu),
  lazyRoute('caters/:caterId/menus/:menuId', 'office/menus/MenuRoute', menu),
]
