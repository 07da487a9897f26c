import type { RouteObject } from 'react-router'
import { lazyRoute } from '../../page/lazyRoute.ts'

/** The pages of the marketplace, for admins. */
export const cmsPages: RouteObject[] = [
  lazyRoute('sider', 'office/cms/PageListRoute', {
    loader: () => import('./PageListRoute.data.ts'),
    Component: () => import('./PageListRoute.tsx'),
  }),
  lazyRoute('sider/opret', 'office/cms/NewPageRoute', {
    loader: () => import('./NewPageRoute.data.ts'),
    Component: () => import('./NewPageRoute.tsx'),
  }),
  lazyRoute('sider/:pageNumber', 'office/cms/EditPageRoute', {
    loader: () => import('./EditPageRoute.data.ts'),
    Component: () => import('./EditPageRoute.tsx'),
  }),
]
