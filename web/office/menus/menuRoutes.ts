import type { RouteObject } from 'react-router'
import type { RouteHandle } from '../../routeHandle.ts'

/** The menus of a caterer. */
export const menuPages: RouteObject[] = [
  {
    path: 'caters/:caterId/menuer',
    handle: { files: ['office/menus/MenuListRoute'], isPrivate: true } satisfies RouteHandle,
    lazy: {
      loader: async () => (await import('./MenuListRoute.data.ts')).loader,
      Component: async () => (await import('./MenuListRoute.tsx')).Component,
    },
  },
  {
    path: 'caters/:caterId/menus/create',
    handle: { files: ['office/menus/NewMenuRoute'], isPrivate: true } satisfies RouteHandle,
    lazy: {
      loader: async () => (await import('./NewMenuRoute.data.ts')).loader,
      Component: async () => (await import('./NewMenuRoute.tsx')).Component,
    },
  },
  {
    path: 'caters/:caterId/menus/:menuId',
    handle: { files: ['office/menus/MenuRoute'], isPrivate: true } satisfies RouteHandle,
    lazy: {
      loader: async () => (await import('./MenuRoute.data.ts')).loader,
      Component: async () => (await import('./MenuRoute.tsx')).Component,
    },
  },
]
