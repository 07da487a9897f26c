import type {
  CancelTerm,
  CalendarDay as CalendarDayData,
  DayAvailability as Day,
  AvailabilityResult as AvailabilityData,
  UnavailableReason as Reason,
} from '../../contract/availability.ts'
import type { UnavailableReason as DomainReason } from '../../domain/availability/availability.ts'
import type { ClockInterval as Interval } from '../../domain/availability/availabilityRules.ts'
import { formatReason } from '../../domain/availability/availabilityTexts.ts'
import { formatCancelTerms, formatOpenCancelTerms } from '../../domain/orders/cancelTexts.ts'
import { danishClock, danishDate } from '../../domain/time/danishTime.ts'
import { toOere } from '../../domain/money/money.ts'
import { builder } from '../graph/builder.ts'
import { CancellationTerm } from './CancellationTerm.ts'

/** The ways in which food leaves the kitchen. */
export const Fulfilment = builder.enumType('Fulfilment', {
  description: 'How food leaves the kitchen.',
  values: {
    DELIVERY: { description: 'It is brought to an address.' },
    PICKUP: { description: 'It is fetched.' },
  } as const,
})

/** The reasons against an order. */
export const UnavailableCode = builder.enumType('UnavailableCode', {
  description: 'What stands in the way of an order.',
  values: {
    PAST: { description: 'The time is past.' },
    TOO_FAR_AHEAD: { description: 'Orders are not accepted for so late a date yet.' },
    LEAD_TIME: { description: 'It is too late to order for that time.' },
    CLOSED_WEEKDAY: { description: 'Closed on that weekday.' },
    CLOSED_DATE: { description: 'Closed on that date, such as for a holiday of its own.' },
    HOLIDAY: { description: 'Closed on public holidays.' },
    OUTSIDE_HOURS: { description: 'Not at that clock.' },
    DAY_FULL: { description: 'Too few covers are left that day.' },
    NOT_DELIVERED: { description: 'Not delivered to that postal code.' },
    BELOW_ZONE_MINIMUM: { description: 'The goods cost less than the minimum of the zone.' },
    MENU_NOT_OFFERED: { description: 'The menu is of another season.' },
    MENU_SOLD_OUT: { description: 'The menu is sold out that day.' },
    MENU_AGE_LIMIT: { description: 'The menu has an age limit: it is not sold online.' },
    BELOW_MIN_COVERS: { description: 'Too few covers for the caterer.' },
  } satisfies Record<Reason['code'], { description: string }>,
})

/** From one clock to another. */
export const ClockInterval = builder.objectRef<Interval>('ClockInterval').implement({
  description: 'From one clock to another, both possible.',
  fields: (t) => ({
    from: t.exposeString('from', { description: "'10:00'." }),
    to: t.exposeString('to', { description: "'14:00'." }),
  }),
})

/** A reason why an order is not available. */
export const UnavailableReason = builder.objectRef<Reason>('UnavailableReason').implement({
  description: 'Why an order is not possible.',
  fields: (t) => ({
    code: t.field({ type: UnavailableCode, description: 'What stands in the way.', resolve: ({ code }) => code }),
    message: t.string({ description: 'The same in Danish, for customers.', resolve: reasonText }),
    line: t.int({
      nullable: true,
      description: 'Which of the requested menus it is about, from 0; null where about the order.',
      resolve: (reason) => ('line' in reason ? reason.line : null),
    }),
  }),
})

/** A reason in Danish. */
export const reasonText = (reason: Reason): string => formatReason(toDomainReason(reason), danishDate(new Date()))

const toDomainReason = (reason: Reason): DomainReason =>
  reason.code === 'BELOW_ZONE_MINIMUM'
    ? { ...reason, minimum: toOere(reason.minimum), missing: toOere(reason.missing) }
    : reason

/** The availability of an order on a date. */
export const DayAvailability = builder.objectRef<Day>('DayAvailability').implement({
  description: 'Whether an order is possible on a date.',
  fields: (t) => ({
    date: t.expose('date', { type: 'Date', description: 'The Danish date.' }),
    isPossible: t.exposeBoolean('possible', { description: 'Whether an order is possible.' }),
    reasons: t.field({
      type: [UnavailableReason],
      description: 'All that stands in the way.',
      complexity: { field: 1, multiplier: 2 },
      resolve: ({ reasons }) => reasons,
    }),
    warnings: t.field({
      type: [UnavailableReason],
      description: 'What the caterer advises against and does not refuse.',
      complexity: { field: 1, multiplier: 1 },
      resolve: ({ warnings }) => warnings,
    }),
    hours: t.field({
      type: [ClockInterval],
      nullable: true,
      description: 'When on that date; null is always, an empty list never.',
      complexity: { field: 1, multiplier: 2 },
      resolve: ({ hours }) => hours,
    }),
    coversLeft: t.exposeInt('left', {
      nullable: true,
      description: 'Covers that are left, given only where they are less than a fifth of the capacity.',
    }),
  }),
})

function cancelText(terms: readonly CancelTerm[], isAccepted: boolean): string {
  const now = { date: danishDate(new Date()), clock: danishClock(new Date()) }
  const format = isAccepted ? formatCancelTerms : formatOpenCancelTerms
  return format(
    terms.map(({ percent, ...until }) => ({ until, percent })),
    now,
  )
}

/** The availability of an order: possible or not, the reasons, and the next possible dates. */
export const AvailabilityAnswer = builder.objectRef<AvailabilityData>('AvailabilityAnswer').implement({
  description: 'Whether an order is possible, why not, and when instead.',
  fields: (t) => ({
    day: t.field({
      type: DayAvailability,
      description: 'The answer for the requested date.',
      resolve: (answer) => answer,
    }),
    next: t.expose('next', {
      type: 'Date',
      nullable: true,
      description: 'The first possible date after the requested one, at the same clock; null where no date helps.',
    }),
    alternatives: t.expose('alternatives', {
      type: ['Date'],
      description: 'The first three possible dates after the requested one.',
    }),
    cancelTerms: t.field({
      type: [CancellationTerm],
      nullable: true,
      description:
        'The price of cancelling an accepted order for the date, the earliest term first. Empty if it is free until ' +
        'delivery, null if the v2 service does not say.',
      complexity: { field: 1, multiplier: 3 },
      resolve: (answer) => answer.cancelTerms,
    }),
    cancelText: t.string({
      nullable: true,
      description: 'The same in Danish. Null if the v2 service does not say.',
      args: {
        isAccepted: t.arg.boolean({
          defaultValue: false,
          description:
            'Of an order that is accepted as it is placed, like that of an offer. Others cost nothing to cancel until they are ' +
            'accepted, which the text says.',
        }),
      },
      resolve: ({ cancelTerms }, { isAccepted }) => cancelTerms && cancelText(cancelTerms, isAccepted ?? false),
    }),
  }),
})

/** A day of a caterer's calendar. */
export const CalendarDay = builder.objectRef<CalendarDayData>('CalendarDay').implement({
  description: "How full a caterer's day is.",
  fields: (t) => ({
    date: t.expose('date', { type: 'Date', description: 'The Danish date.' }),
    bookedCovers: t.exposeInt('bookedCovers', { description: 'Covers of its orders, those that wait included.' }),
    capacity: t.exposeInt('capacity', { nullable: true, description: 'Covers it has room for; null is no limit.' }),
    deliveries: t.exposeInt('deliveries', { description: 'Orders that are delivered.' }),
    pickups: t.exposeInt('pickups', { description: 'Orders that are fetched.' }),
    isOpen: t.exposeBoolean('isOpen', { description: 'Whether food is delivered or can be fetched.' }),
    exception: t.exposeString('exception', {
      nullable: true,
      description: 'The name of what is different that day, empty where it has none; null where nothing is.',
    }),
    holiday: t.exposeString('holiday', { nullable: true, description: 'The name of the holiday; null where none.' }),
  }),
})
