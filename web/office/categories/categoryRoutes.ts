import type { RouteObject } from 'react-router'
import { lazyRoute } from '../../page/lazyRoute.ts'

const category = {
  loader: () => import('./Category.data.ts'),
  Component: () => import('./CategoryRoute.tsx'),
}

/** The categories of a caterer. */
export const categoryPages: RouteObject[] = [
  lazyRoute('caters/:caterId/kategorier', 'office/categories/CategoryListRoute', {
    loader: async () => ({ loader: (await import('./Category.data.ts')).listLoader }),
    Component: () => import('./CategoryListRoute.tsx'),
  }),
  lazyRoute('caters/:caterId/kategori/opret', 'office/categories/CategoryRoute', category),
  lazyRoute('caters/:caterId/kategori/:categoryId', 'office/categories/CategoryRoute', category),
]
