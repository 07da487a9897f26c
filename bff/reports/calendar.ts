import type { CalendarFeed as CalendarFeedData } from '../../contract/reports.ts'
import { Cater } from '../caters/Cater.ts'
import { builder } from '../graph/builder.ts'
import type { Context } from '../graph/context.ts'
import { wireId } from '../graph/ids.ts'
import { servesFor } from '../session/viewer.ts'

const CalendarFeed = builder.objectRef<CalendarFeedData>('CalendarFeed').implement({
  description:
    'The deliveries of a caterer as a calendar (iCal) at the secret address of one of its users. It ends with the user, with ' +
    'its password, and where it becomes one of the kitchen.',
  fields: (t) => ({
    id: t.exposeID('userId', { description: 'The id of the user, for `endCalendarFeed`.' }),
    userName: t.exposeString('name', { description: 'The name of the user, or the email where it has none.' }),
    isOwn: t.exposeBoolean('isOwn', { description: "Indicates whether it is the viewer's own." }),
    createdAt: t.expose('createdAt', { type: 'DateTime', description: 'The time when its address was made.' }),
    fetchedAt: t.expose('fetchedAt', {
      type: 'DateTime',
      nullable: true,
      description: 'The time when a calendar fetched it last, to a quarter of an hour. Null if none has.',
    }),
    sharedUntil: t.expose('sharedUntil', {
      type: 'DateTime',
      nullable: true,
      description:
        'The time when the address ends that all users of the caterer had before each had its own. Null for an address of ' +
        'the user alone.',
    }),
  }),
})

builder.objectField(Cater, 'calendarFeeds', (t) =>
  t.field({
    type: [CalendarFeed],
    nullable: true,
    description:
      "The calendar feeds of the caterer's users, for its owners; for its staff their own. Null for everybody else.",
    resolve: ({ id }, _args, { v2, viewer }) => (servesFor(viewer, id) ? v2.reports.calendarFeeds() : null),
  }),
)

/** The viewer's caterer, whose feeds have changed. */
const findOwnCater = async (_parent: object, _args: object, context: Context) => {
  const { viewer } = context
  return viewer?.caterId == null ? null : Cater.load(String(viewer.caterId), context)
}

const RenewedCalendar = builder.objectRef<{ secret: string }>('RenewedCalendar').implement({
  description: "The viewer's calendar feed has a new address; the one before answers no more.",
  fields: (t) => ({
    calendarPath: t.string({
      description: 'Its secret address on this server. It is never shown again: only its hash is stored.',
      resolve: ({ secret }) => `/kalender/${secret}.ics`,
    }),
    cater: t.field({ type: Cater, nullable: true, description: 'The caterer.', resolve: findOwnCater }),
  }),
})

builder.mutationField('renewCalendarSecret', (t) =>
  t.field({
    type: RenewedCalendar,
    description: 'Gives the viewer a calendar feed of its caterer, or its feed a new secret address.',
    authScopes: { staff: true },
    resolve: async (_root, _args, { v2 }) => ({ secret: await v2.reports.renewCalendarSecret() }),
  }),
)

const EndedCalendarFeed = builder.objectRef<object>('EndedCalendarFeed').implement({
  description: 'The calendar feed has ended: its address answers no more.',
  fields: (t) => ({
    cater: t.field({ type: Cater, nullable: true, description: 'The caterer.', resolve: findOwnCater }),
  }),
})

const EndCalendarFeedInput = builder.inputType('EndCalendarFeedInput', {
  description: 'The calendar feed to end.',
  fields: (t) => ({
    userId: t.id({
      description: "The user whose feed it is: global id, or the v2 service's UUID. Null is the viewer.",
    }),
  }),
})

builder.mutationField('endCalendarFeed', (t) =>
  t.field({
    type: EndedCalendarFeed,
    description:
      "Ends the viewer's own calendar feed; for an owner that of any user of its caterer. Does nothing if there is none.",
    authScopes: { staff: true },
    args: { input: t.arg({ type: EndCalendarFeedInput, required: true, description: 'The calendar feed.' }) },
    resolve: async (_root, { input }, { v2, viewer }) => {
      const userId = input.userId == null ? viewer?.userId : wireId('User', input.userId)
      if (userId !== undefined) await v2.reports.endCalendarFeed(userId)
      return {}
    },
  }),
)
