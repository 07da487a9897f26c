import type { RouteObject } from 'react-router'
import { lazyRoute } from '../../page/lazyRoute.ts'

/** The booked covers of a caterer's days. */
export const calendarPages: RouteObject[] = [
  lazyRoute('caters/:caterId/kalender', 'office/calendar/CalendarRoute', {
    loader: () => import('./CalendarRoute.data.ts'),
    Component: () => import('./CalendarRoute.tsx'),
  }),
]
