import type { RouteObject } from 'react-router'
import { lazyRoute } from '../../page/lazyRoute.ts'

/** The filters that visitors find caterers by, for admins. */
export const filterPages: RouteObject[] = [
  lazyRoute('filtre', 'office/filters/FilterListRoute', {
    loader: () => import('./FilterListRoute.data.ts'),
    Component: () => import('./FilterListRoute.tsx'),
  }),
]
