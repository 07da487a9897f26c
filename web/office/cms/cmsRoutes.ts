import type { RouteObject } from 'react-router'
import { lazyRoute } from '../../page/lazyRoute.ts'

const page = {
  loader: () => import('./Page.data.ts'),
  Component: () => import('./PageRoute.tsx'),
}

/** The pages of the marketplace, for admins. */
export const cmsPages: RouteObject[] = [
  lazyRoute('sider', 'office/cms/PageListRoute', {
    loader: async () => ({ loader: (await import('./Page.data.ts')).listLoader }),
    Component: () => import('./PageListRoute.tsx'),
  }),
  lazyRoute('sider/opret', 'office/cms/PageRoute', page),
  lazyRoute('sider/:pageNumber', 'office/cms/PageRoute', page),
]
