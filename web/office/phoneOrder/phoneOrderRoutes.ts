import type { RouteObject } from 'react-router'
import { lazyRoute } from '../../page/lazyRoute.ts'

/** A phone order for a customer. */
export const phoneOrderPages: RouteObject[] = [
  lazyRoute('caters/:caterId/ny-ordre', 'office/phoneOrder/NewPhoneOrderRoute', {
    loader: () => import('./NewPhoneOrderRoute.data.ts'),
    Component: () => import('./NewPhoneOrderRoute.tsx'),
  }),
]
