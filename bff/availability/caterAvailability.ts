import { MAX_AVAILABILITY_DAYS } from '../../contract/availability.ts'
import { Cater } from '../caters/Cater.ts'
import { builder } from '../graph/builder.ts'
import { nullIfNotFound } from '../v2/errors.ts'
import { canManage } from '../session/viewer.ts'
import { AvailabilityAnswer, CalendarDay, DayAvailability, Fulfilment } from './availabilityTypes.ts'

const DAY_MS = 86_400_000

const AvailabilityLineInput = builder.inputType('AvailabilityLineInput', {
  description: 'Covers of a menu.',
  fields: (t) => ({
    menuUuid: t.string({ description: "The menu's uuid; null for none in particular." }),
    covers: t.int({ required: true, description: 'How many.' }),
  }),
})

const CanDeliverInput = builder.inputType('CanDeliverInput', {
  description: 'What somebody would like to have.',
  fields: (t) => ({
    date: t.field({ type: 'Date', required: true, description: 'The Danish date.' }),
    clock: t.string({ description: "'12:00'; null is the whole day." }),
    lines: t.field({ type: [AvailabilityLineInput], description: 'Menus with covers, at most 200; null for none.' }),
    fulfilment: t.field({ type: Fulfilment, description: 'Null is DELIVERY.' }),
    zipCode: t.string({ description: 'Four digits; null leaves out what hangs on it.' }),
    goods: t.field({ type: 'Money', description: 'Kroner of menus and extras; null leaves out what hangs on it.' }),
  }),
})

const AvailabilityInput = builder.inputType('AvailabilityInput', {
  description: 'Which days to answer for.',
  fields: (t) => ({
    from: t.field({ type: 'Date', required: true, description: 'First date.' }),
    to: t.field({ type: 'Date', required: true, description: 'Last date, at most 61 days later.' }),
    covers: t.int({ description: 'How many covers; null for any.' }),
    menuUuids: t.stringList({ description: 'Menus that must be available; null for none in particular.' }),
    zipCode: t.string({ description: 'Four digits; null leaves out what hangs on it.' }),
    fulfilment: t.field({ type: Fulfilment, description: 'Null is DELIVERY.' }),
  }),
})

type Period = typeof AvailabilityInput.$inferInput
type Question = typeof CanDeliverInput.$inferInput

/** The days of a period that are answered at most. */
function daysIn({ from, to }: Pick<Period, 'from' | 'to'>): number {
  const days = (Date.parse(to) - Date.parse(from)) / DAY_MS + 1
  return Math.max(1, Math.min(days || 1, MAX_AVAILABILITY_DAYS))
}

builder.objectField(Cater, 'availability', (t) =>
  t.field({
    type: [DayAvailability],
    nullable: true,
    description:
      'Whether it can be ordered from, day by day; null where the caterer is closed or the v2 service does not say.',
    args: { input: t.arg({ type: AvailabilityInput, required: true, description: 'Which days.' }) },
    complexity: ({ input }) => ({ field: 5, multiplier: daysIn(input) }),
    extensions: {
      work: ({ input }: { input: Period }) => 2 + 0.1 * daysIn(input) + 0.03 * (input.menuUuids?.length ?? 0),
    },
    resolve: ({ id }, { input: { menuUuids, zipCode: zip, ...period } }, { v2 }) =>
      v2.availability.days(id, { ...period, zip, menus: menuUuids?.join(',') }).catch(nullIfNotFound),
  }),
)

builder.objectField(Cater, 'canDeliver', (t) =>
  t.field({
    type: AvailabilityAnswer,
    nullable: true,
    description:
      'Whether an order is possible, every reason why not, and when instead; null where the caterer is closed or the v2 ' +
      'service does not say.',
    args: { input: t.arg({ type: CanDeliverInput, required: true, description: 'The order in question.' }) },
    complexity: { field: 5, multiplier: 1 },
    extensions: { work: ({ input }: { input: Question }) => 2 + 0.05 * (input.lines?.length ?? 0) },
    resolve: ({ id }, { input: { lines, fulfilment, goods: goodsPrice, ...question } }, { v2 }) =>
      v2.availability
        .answer(id, {
          ...question,
          goodsPrice,
          fulfilment: fulfilment ?? 'DELIVERY',
          lines: (lines ?? []).map(({ menuUuid: menuId, covers }) => ({ menuId, covers })),
        })
        .catch(nullIfNotFound),
  }),
)

builder.objectField(Cater, 'calendar', (t) =>
  t.field({
    type: [CalendarDay],
    nullable: true,
    description: 'How full its days are; null for all but its own owners and staff, and admins.',
    args: {
      from: t.arg({ type: 'Date', required: true, description: 'First date.' }),
      to: t.arg({ type: 'Date', required: true, description: 'Last date, at most 61 days later.' }),
    },
    complexity: { field: 5, multiplier: 31 },
    resolve: ({ id }, period, { v2, viewer }) =>
      canManage(viewer, id) ? v2.availability.calendar(id, period).catch(nullIfNotFound) : null,
  }),
)
