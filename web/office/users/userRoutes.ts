import type { RouteObject } from 'react-router'
import { lazyRoute } from '../../page/lazyRoute.ts'

/** The users of a caterer. */
export const userPages: RouteObject[] = [
  lazyRoute('caters/:caterId/brugere', 'office/users/UsersRoute', {
    loader: () => import('./UsersRoute.data.ts'),
    Component: () => import('./UsersRoute.tsx'),
  }),
]
