import type { RouteObject } from 'react-router'
import type { RouteHandle } from '../../routeHandle.ts'

/** The pages of the marketplace, for admins. */
export const cmsPages: RouteObject[] = [
  {
    path: 'sider',
    handle: { files: ['office/cms/PageListRoute'], isPrivate: true } satisfies RouteHandle,
    lazy: {
      loader: async () => (await import('./PageListRoute.data.ts')).loader,
      Component: async () => (await import('./PageListRoute.tsx')).Component,
    },
  },
  {
    path: 'sider/opret',
    handle: { files: ['office/cms/NewPageRoute'], isPrivate: true } satisfies RouteHandle,
    lazy: {
      loader: async () => (await import('./NewPageRoute.data.ts')).loader,
      Component: async () => (await import('./NewPageRoute.tsx')).Component,
    },
  },
  {
    path: 'sider/:pageNumber',
    handle: { files: ['office/cms/EditPageRoute'], isPrivate: true } satisfies RouteHandle,
    lazy: {
      loader: async () => (await import('./EditPageRoute.data.ts')).loader,
      Component: async () => (await import('./EditPageRoute.tsx')).Component,
    },
  },
]
