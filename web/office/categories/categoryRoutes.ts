import type { RouteObject } from 'react-router'
import type { RouteHandle } from '../../routeHandle.ts'

/** The categories of a caterer. */
export const categoryPages: RouteObject[] = [
  {
    path: 'caters/:caterId/kategorier',
    handle: { files: ['office/categories/CategoryListRoute'], isPrivate: true } satisfies RouteHandle,
    lazy: {
      loader: async () => (await import('./CategoryListRoute.data.ts')).loader,
      Component: async () => (await import('./CategoryListRoute.tsx')).Component,
    },
  },
  {
    path: 'caters/:caterId/kategori/opret',
    handle: { files: ['office/categories/NewCategoryRoute'], isPrivate: true } satisfies RouteHandle,
    lazy: {
      loader: async () => (await import('./NewCategoryRoute.data.ts')).loader,
      Component: async () => (await import('./NewCategoryRoute.tsx')).Component,
    },
  },
  {
    path: 'caters/:caterId/kategori/:categoryId',
    handle: { files: ['office/categories/CategoryRoute'], isPrivate: true } satisfies RouteHandle,
    lazy: {
      loader: async () => (await import('./CategoryRoute.data.ts')).loader,
      Component: async () => (await import('./CategoryRoute.tsx')).Component,
    },
  },
]
