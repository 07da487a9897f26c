import type { RouteObject } from 'react-router'
import { lazyRoute } from '../../page/lazyRoute.ts'

/** The categories of a caterer. */
export const categoryPages: RouteObject[] = [
  lazyRoute('caters/:caterId/kategorier', 'office/categories/CategoryListRoute', {
    loader: () => import('./CategoryListRoute.data.ts'),
    Component: () => import('./CategoryListRoute.tsx'),
  }),
  lazyRoute('caters/:caterId/kategori/opret', 'office/categories/NewCategoryRoute', {
    loader: () => import('./NewCategoryRoute.data.ts'),
    Component: () => import('./NewCategoryRoute.tsx'),
  }),
  lazyRoute('caters/:caterId/kategori/:categoryId', 'office/categories/CategoryRoute', {
    loader: () => import('./CategoryRoute.data.ts'),
    Component: () => import('./CategoryRoute.tsx'),
  }),
]
