import type { RouteObject } from 'react-router'
import { lazyRoute } from '../../page/lazyRoute.ts'

/** The list of a caterer's settings. */
export const settingsPages: RouteObject[] = [
  lazyRoute('caters/:caterId/indstillinger', 'office/settings/SettingsRoute', {
    loader: () => import('./SettingsRoute.data.ts'),
    Component: () => import('./SettingsRoute.tsx'),
  }),
]
