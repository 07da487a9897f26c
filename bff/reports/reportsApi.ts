import { z } from 'zod'
import { Done } from '../../contract/problems.ts'
import { CalendarFeed, CalendarSecret, ProductionDay, Statistics } from '../../contract/reports.ts'
import type { Viewer } from '../session/viewer.ts'
import { nullIfNotFound } from '../v2/errors.ts'
import type { Http } from '../v2/http.ts'
import { path, withQuery } from '../v2/path.ts'

const ProductionDays = z.array(ProductionDay)
const CalendarFeeds = z.array(CalendarFeed)

/** The first and last date, both included; the service has defaults for null. */
export interface DateRange {
  from?: string | null
  to?: string | null
}

/** The v2 calls about reports. */
export const reportsApi = (http: Http, viewer: Viewer | null) => ({
  /** The statistics of one caterer, or for an admin of all. */
  statistics: (caterId: number | null, { from, to }: DateRange) =>
    viewer?.role === 'cater'
      ? http.get(withQuery(path`/cater/statistics`, { from, to }), Statistics)
      : http.get(withQuery(path`/admin/statistics`, { caterId, from, to }), Statistics),
  production: ({ from, to }: DateRange) => http.get(withQuery(path`/cater/production`, { from, to }), ProductionDays),
  markPrinted: (date: string) => http.change('PUT', path`/cater/production/prints`, ProductionDay, { body: { date } }),
  /** Null where the service has no feeds of users. */
  calendarFeeds: () => http.get(path`/cater/calendar-feeds`, CalendarFeeds).catch(nullIfNotFound),
  renewCalendarSecret: async () => (await http.change('PUT', path`/cater/calendar-secret`, CalendarSecret)).secret,
  /** Does nothing where the user has no feed. */
  endCalendarFeed: (userId: string) =>
    http.change('DELETE', path`/cater/calendar-feeds/${userId}`, Done).catch(nullIfNotFound),
})
