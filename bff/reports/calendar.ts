import { Cater } from '../caters/Cater.ts'
import { builder } from '../graph/builder.ts'
import { servesFor } from '../session/viewer.ts'
import { notSupported } from '../v2/compat/notSupported.ts'

builder.objectField(Cater, 'calendarPath', (t) =>
  t.string({
    nullable: true,
    description: 'Secret address of its deliveries as a calendar (iCal) on this server; null for all but its people.',
    resolve: async ({ id }, _args, { v2, viewer }) =>
      servesFor(viewer, id) ? calendarPath(await v2.reports.calendarSecret().catch(notSupported('calendar'))) : null,
  }),
)

const RenewedCalendar = builder.objectRef<{ secret: string }>('RenewedCalendar').implement({
  description: 'The calendar has a new address; the old one answers no more.',
  fields: (t) => ({
    calendarPath: t.string({
      description: 'Its secret address on this server.',
      resolve: ({ secret }) => calendarPath(secret),
    }),
  }),
})

builder.mutationField('renewCalendarSecret', (t) =>
  t.field({
    type: RenewedCalendar,
    description: "Gives the calendar of the viewer's caterer a new secret address.",
    authScopes: { staff: true },
    resolve: async (_root, _args, { v2 }) => ({ secret: await v2.reports.renewCalendarSecret() }),
  }),
)

const calendarPath = (secret: string) => `/kalender/${secret}.ics`
