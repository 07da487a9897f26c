import { z } from 'zod'
import { DEFAULT_CHANGE_PERCENT } from '../domain/availability/availabilityRules.ts'
import type { AvailabilitySettings as Settings } from '../domain/availability/availabilityRules.ts'
import {
  absent,
  Kroner,
  Price,
  RequestClock,
  RequestDate,
  requiredText,
  WireClock,
  WireDate,
  WireFlag,
  WireInt,
  ZipCode,
} from './wire.ts'

const Fulfilment = z.enum(['DELIVERY', 'PICKUP'])

const Interval = z.object({ from: WireClock, to: WireClock })
const Week = z.array(z.array(Interval))
const Hours = <T extends z.ZodType>(hours: T) => z.object({ DELIVERY: absent(hours), PICKUP: absent(hours) })

/** AVA-3 to AVA-6: when a caterer can be ordered from. Lists of weekdays begin with Monday; null hours are always open. */
export const AvailabilitySettings = z.object({
  hours: Hours(Week),
  closedOnHolidays: WireFlag,
  exceptions: z.array(
    z.object({
      from: WireDate,
      to: WireDate,
      name: absent(z.string()),
      hours: Hours(z.array(Interval)).describe('Null leaves the hours of the weekday; an empty list is closed.'),
      capacity: absent(WireInt),
    }),
  ),
  tiers: z.array(z.object({ fromCovers: WireInt, days: WireInt, cutoff: WireClock })),
  leadTimeDays: z.enum(['WORKING_DAYS', 'CALENDAR_DAYS']),
  workingDays: z.array(WireInt),
  shortNotice: z.enum(['WARN', 'REFUSE']),
  capacity: z.array(WireInt.nullable()),
  horizonDays: absent(WireInt),
  cancelSteps: z
    .array(z.object({ workingDays: WireInt, cutoff: WireClock, percent: WireInt }))
    .default([])
    .describe('CHG-7: what cancelling costs; none where it is free until the delivery.'),
  changeLimit: absent(z.object({ workingDays: WireInt, cutoff: WireClock })).describe(
    'CHG-13: until when customers change their orders themselves; null is as early as they must be placed.',
  ),
  changePercent: WireInt.default(DEFAULT_CHANGE_PERCENT).describe(
    'CHG-13: how many percent of the ordered covers customers may change themselves, 0 to 50.',
  ),
})
export type AvailabilitySettings = z.infer<typeof AvailabilitySettings> & Settings

/** The settings of one caterer; of one that has set none those that change nothing. */
export const CaterAvailability = AvailabilitySettings.extend({ caterId: WireInt })
export type CaterAvailability = z.infer<typeof CaterAvailability>

export const MAX_INTERVALS = 3
export const MAX_EXCEPTIONS = 200
export const MAX_TIERS = 10
export const MAX_CANCEL_STEPS = 5
const MAX_CHANGE_PERCENT = 50
const MAX_COVERS = 100_000
const Days = z.int().min(0).max(365)

const IntervalBody = z
  .object({ from: RequestClock, to: RequestClock })
  .refine(({ from, to }) => from < to, { path: ['to'], message: 'Ends before it begins' })
const DayBody = z
  .array(IntervalBody)
  .max(MAX_INTERVALS)
  .superRefine((intervals, context) => {
    for (const [index, { from }] of intervals.entries()) {
      const before = intervals[index - 1]
      if (!before || before.to < from) continue
      context.addIssue({ code: 'custom', path: [index, 'from'], message: 'Begins before the one above it has ended' })
    }
  })
const WeekBody = z.array(DayBody).length(7).nullable()
const ExceptionBody = z
  .object({
    from: RequestDate,
    to: RequestDate,
    name: requiredText(100).nullable(),
    hours: z.object({ DELIVERY: DayBody.nullable(), PICKUP: DayBody.nullable() }),
    capacity: z.int().min(0).max(MAX_COVERS).nullable(),
  })
  .superRefine(({ from, to, hours, capacity }, context) => {
    if (from > to) context.addIssue({ code: 'custom', path: ['to'], message: 'Ends before it begins' })
    if (hours.DELIVERY === null && hours.PICKUP === null && capacity === null)
      context.addIssue({ code: 'custom', path: ['hours'], message: 'Changes nothing' })
  })
const TiersBody = z
  .array(z.object({ fromCovers: z.int().min(1).max(MAX_COVERS), days: Days, cutoff: RequestClock }))
  .max(MAX_TIERS)
  .superRefine((tiers, context) => {
    const refuse = (index: number, message: string) =>
      context.addIssue({ code: 'custom', path: [index, 'fromCovers'], message })
    if (tiers[0] && tiers[0].fromCovers !== 1) refuse(0, 'The first tier begins with 1 cover')
    for (const [index, { fromCovers }] of tiers.entries()) {
      const before = tiers[index - 1]
      if (before && before.fromCovers >= fromCovers) refuse(index, 'Begins no later than the tier above it')
    }
  })

const CancelStepsBody = z
  .array(z.object({ workingDays: Days, cutoff: RequestClock, percent: z.int().min(0).max(100) }))
  .max(MAX_CANCEL_STEPS)
  .superRefine((steps, context) => {
    for (const [index, { workingDays, percent }] of steps.entries()) {
      const before = steps[index - 1]
      if (!before) continue
      const refuse = (path: string, message: string) =>
        context.addIssue({ code: 'custom', path: [index, path], message })
      if (before.workingDays <= workingDays) refuse('workingDays', 'Ends no later than the step above it')
      if (before.percent >= percent) refuse('percent', 'Costs no more than the step above it')
    }
  })

/** The whole settings of a caterer, as they are to be. */
export const AvailabilitySettingsBody = z.object({
  hours: z.object({ DELIVERY: WeekBody, PICKUP: WeekBody }),
  closedOnHolidays: z.boolean(),
  exceptions: z.array(ExceptionBody).max(MAX_EXCEPTIONS),
  tiers: TiersBody,
  leadTimeDays: z.enum(['WORKING_DAYS', 'CALENDAR_DAYS']),
  workingDays: z.array(z.int().min(1).max(7)).min(1).max(7),
  shortNotice: z.enum(['WARN', 'REFUSE']),
  capacity: z.array(z.int().min(0).max(MAX_COVERS).nullable()).length(7),
  horizonDays: z.int().min(30).max(730).nullable(),
  cancelSteps: CancelStepsBody.optional().describe('Left out, it stays as it is.'),
  changeLimit: z
    .object({ workingDays: Days, cutoff: RequestClock })
    .nullish()
    .describe('Null is as early as orders must be placed; left out, it stays as it is.'),
  changePercent: z.int().min(0).max(MAX_CHANGE_PERCENT).optional().describe('Left out, it stays as it is.'),
})
export type AvailabilitySettingsBody = z.infer<typeof AvailabilitySettingsBody>

const OrderBy = z.object({ date: WireDate, clock: WireClock })
const Place = z.object({ zipCode: z.string(), city: absent(z.string()) })
const line = { menu: z.string(), line: WireInt }

/** AVA-2: why an order is not available. Money in kroner; `line` is the place of the menu in the question. */
export const UnavailableReason = z.discriminatedUnion('code', [
  z.object({ code: z.literal('PAST') }),
  z.object({ code: z.literal('TOO_FAR_AHEAD'), latest: WireDate }),
  z.object({ code: z.literal('LEAD_TIME'), orderBy: OrderBy, menu: absent(z.string()), line: absent(WireInt) }),
  z.object({ code: z.literal('CLOSED_WEEKDAY'), weekday: WireInt, fulfilment: Fulfilment }),
  z.object({ code: z.literal('CLOSED_DATE'), name: absent(z.string()), to: WireDate }),
  z.object({ code: z.literal('HOLIDAY'), name: z.string() }),
  z.object({ code: z.literal('OUTSIDE_HOURS'), open: z.array(Interval), fulfilment: Fulfilment }),
  z.object({ code: z.literal('DAY_FULL'), left: absent(WireInt), covers: WireInt }),
  z.object({
    code: z.literal('NOT_DELIVERED'),
    place: absent(Place),
    deliversSomewhere: WireFlag,
    pickup: WireFlag,
  }),
  z.object({ code: z.literal('BELOW_ZONE_MINIMUM'), zipCode: z.string(), minimum: Kroner, missing: Kroner }),
  z.object({ code: z.literal('MENU_NOT_OFFERED'), ...line, from: absent(WireDate), to: absent(WireDate) }),
  z.object({ code: z.literal('MENU_SOLD_OUT'), ...line, to: WireDate }),
  z.object({ code: z.literal('MENU_AGE_LIMIT'), ...line, ageLimit: WireInt }),
  z.object({ code: z.literal('BELOW_MIN_COVERS'), minimum: WireInt, missing: WireInt }),
])
export type UnavailableReason = z.infer<typeof UnavailableReason>

/** The availability of an order on a date. */
export const DayAvailability = z.object({
  date: WireDate,
  possible: WireFlag,
  reasons: z.array(UnavailableReason),
  warnings: z.array(UnavailableReason),
  hours: absent(z.array(Interval)).describe('When on that date; null is always, an empty list never.'),
  left: absent(WireInt).describe('Covers that are left, shown only where they are less than a fifth of the capacity.'),
})
export type DayAvailability = z.infer<typeof DayAvailability>

/** CHG-7: what cancelling costs, in percent of the price, until a Danish moment. */
export const CancelTerm = z.object({ date: WireDate, clock: WireClock, percent: WireInt })
export type CancelTerm = z.infer<typeof CancelTerm>

/** AVA-1: the answer to a question, with the first possible date after that of the question; null where no date helps. */
export const AvailabilityResult = DayAvailability.extend({
  next: absent(WireDate),
  alternatives: z.array(WireDate).default([]).describe('The first possible dates after that of the question.'),
  cancelTerms: absent(z.array(CancelTerm)).describe(
    'CHG-14: what cancelling an accepted order for the date costs until when, the earliest first; none where it is free.',
  ),
})
export type AvailabilityResult = z.infer<typeof AvailabilityResult>

export const MAX_ASKED_MENUS = 200

/** A question about an order. Without a clock it is about the day, without a zip code about no place. */
export const AvailabilityQuestion = z.object({
  lines: z.array(z.object({ menuId: z.guid().nullish(), covers: z.int().min(1).max(MAX_COVERS) })).max(MAX_ASKED_MENUS),
  fulfilment: Fulfilment.default('DELIVERY'),
  zipCode: ZipCode.nullish(),
  goodsPrice: Price.nullish().describe('Kroner: menus and extras after the price period.'),
  date: RequestDate,
  clock: RequestClock.nullish(),
})
export type AvailabilityQuestion = z.input<typeof AvailabilityQuestion>

/** AVA-10: a day of a caterer's calendar. */
export const CalendarDay = z.object({
  date: WireDate,
  bookedCovers: WireInt,
  capacity: absent(WireInt),
  deliveries: WireInt,
  pickups: WireInt,
  isOpen: WireFlag,
  exception: absent(z.string()).describe('The name of the exception that counts; empty where it has none.'),
  holiday: absent(z.string()),
})
export type CalendarDay = z.infer<typeof CalendarDay>

/** The most days of one answer. */
export const MAX_AVAILABILITY_DAYS = 62
