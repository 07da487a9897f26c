import { z } from 'zod'
import { CalendarDay, MAX_AVAILABILITY_DAYS } from '../../contract/availability.ts'
import { RequestDate } from '../../contract/wire.ts'
import { FULFILMENTS } from '../../domain/availability/availabilityRules.ts'
import { addDays } from '../../domain/time/danishTime.ts'
import { findHoliday } from '../../domain/time/holidays.ts'
import { capacityOn, exceptionOn, openingHours } from '../../domain/availability/openingHours.ts'
import { canEditCater } from '../catalogue/editableCaterStore.ts'
import type { AppServices } from '../routes/appServices.ts'
import { requireViewer } from '../http/auth.ts'
import type { App } from '../http/fastifyApp.ts'
import { caterPath } from '../routes/params.ts'
import { notFound, problemResponses } from '../http/problems.ts'
import { validateDateRange } from '../routes/dateRange.ts'
import { countDeliveries, findAvailabilitySettings, listBookedCovers } from './availabilityStore.ts'

/** AVA-10: how full a caterer's days are, for its own people and admins. */
export function calendarRoute(app: App, { db }: Pick<AppServices, 'db'>): void {
  app.get(
    '/api/v2/caters/:caterId/calendar',
    {
      schema: {
        summary: `Addition: booked covers against capacity, deliveries and exceptions by day; at most ${MAX_AVAILABILITY_DAYS} days`,
        tags: ['availability'],
        params: caterPath,
        querystring: z.object({ from: RequestDate, to: RequestDate }),
        response: { ...problemResponses, 200: z.array(CalendarDay) },
      },
    },
    async (request) => {
      const { caterId } = request.params
      if (!(await canEditCater(db, requireViewer(request), caterId))) throw notFound()
      const { from, to } = validateDateRange(request.query, MAX_AVAILABILITY_DAYS)
      const [settings, booked, counts] = await Promise.all([
        findAvailabilitySettings(db, caterId),
        listBookedCovers(db, caterId, from, to),
        countDeliveries(db, caterId, from, to),
      ])
      const countOn = new Map(counts.map((count) => [count.date, count]))
      const days: CalendarDay[] = []
      for (let date = from; date <= to; date = addDays(date, 1)) {
        const hours = FULFILMENTS.map((fulfilment) => openingHours(settings, fulfilment, date))
        const exception = exceptionOn(settings.exceptions, date)
        days.push({
          date,
          bookedCovers: booked[date] ?? 0,
          capacity: capacityOn(settings, date),
          deliveries: countOn.get(date)?.deliveries ?? 0,
          pickups: countOn.get(date)?.pickups ?? 0,
          isOpen: hours.some((opening) => opening.hours?.length !== 0),
          exception: exception ? (exception.name ?? '') : null,
          holiday: findHoliday(date)?.name ?? null,
        })
      }
      return days
    },
  )
}
