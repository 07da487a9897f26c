import type { RouteObject } from 'react-router'
import { lazyRoute } from '../../page/lazyRoute.ts'

/** How full a caterer's days are. */
export const calendarPages: RouteObject[] = [
  lazyRoute('caters/:caterId/kalender', 'office/calendar/CalendarRoute', {
    loader: () => import('./CalendarRoute.data.ts'),
    Component: () => import('./CalendarRoute.tsx'),
  }),
]
