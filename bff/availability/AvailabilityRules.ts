import { AvailabilitySettings } from '../../contract/availability.ts'
import type { ClockInterval as Interval } from '../../domain/availability/availabilityRules.ts'
import { Cater } from '../caters/Cater.ts'
import { builder } from '../graph/builder.ts'
import { loadableNode } from '../graph/loadableNode.ts'
import { NotFound, nullIfNotFound } from '../v2/errors.ts'
import { versionOf } from '../v2/versions.ts'
import { isCaterNumber } from '../v2/wireIds.ts'
import { canManage } from '../session/viewer.ts'
import { ClockInterval } from './availabilityTypes.ts'

/** The settings of a caterer, with its number. */
export interface OwnedSettings extends AvailabilitySettings {
  caterId: number
}

const LeadTimeDays = builder.enumType('LeadTimeDays', {
  description: 'What the days of lead times are.',
  values: {
    WORKING_DAYS: { description: 'Working days: no public holiday, and not closed by an exception.' },
    CALENDAR_DAYS: { description: 'All days.' },
  } as const,
})
export { LeadTimeDays }

const WeekdayHours = builder.objectRef<{ weekday: number; intervals: readonly Interval[] }>('WeekdayHours').implement({
  description: 'The hours of a weekday.',
  fields: (t) => ({
    weekday: t.exposeInt('weekday', { description: '1 is Monday, 7 is Sunday.' }),
    intervals: t.field({
      type: [ClockInterval],
      description: 'When; empty is closed.',
      complexity: { field: 1, multiplier: 2 },
      resolve: ({ intervals }) => [...intervals],
    }),
  }),
})

const AvailabilityException = builder
  .objectRef<AvailabilitySettings['exceptions'][number]>('AvailabilityException')
  .implement({
    description: 'What is different on some dates.',
    fields: (t) => ({
      from: t.expose('from', { type: 'Date', description: 'First date.' }),
      to: t.expose('to', { type: 'Date', description: 'Last date.' }),
      name: t.exposeString('name', { nullable: true, description: 'What it is called; null where nothing.' }),
      deliveryHours: t.field({
        type: [ClockInterval],
        nullable: true,
        description: 'When food is delivered: null as on the weekday, empty is not at all.',
        complexity: { field: 1, multiplier: 2 },
        resolve: ({ hours }) => hours.DELIVERY && [...hours.DELIVERY],
      }),
      pickupHours: t.field({
        type: [ClockInterval],
        nullable: true,
        description: 'When food can be fetched: null as on the weekday, empty is not at all.',
        complexity: { field: 1, multiplier: 2 },
        resolve: ({ hours }) => hours.PICKUP && [...hours.PICKUP],
      }),
      capacity: t.exposeInt('capacity', { nullable: true, description: 'Covers of each day; null as on the weekday.' }),
    }),
  })

const LeadTimeTier = builder.objectRef<AvailabilitySettings['tiers'][number]>('LeadTimeTier').implement({
  description: 'How early an order of so many covers, and more, must come.',
  fields: (t) => ({
    fromCovers: t.exposeInt('fromCovers', { description: 'The fewest covers it counts for.' }),
    days: t.exposeInt('days', { description: 'Days before the delivery, which does not count itself.' }),
    cutoff: t.exposeString('cutoff', { description: "The last clock of that day: '12:00'." }),
  }),
})

export const CancelStep = builder.objectRef<AvailabilitySettings['cancelSteps'][number]>('CancelStep').implement({
  description: 'What cancelling an accepted order costs until so many working days before its delivery.',
  fields: (t) => ({
    workingDays: t.exposeInt('workingDays', { description: 'Working days before the delivery.' }),
    cutoff: t.exposeString('cutoff', { description: "The last clock of that day: '12:00'." }),
    percent: t.exposeInt('percent', { description: "Of the order's total." }),
  }),
})

/** The end of changes by the customer, in working days. */
export const ChangeLimit = builder
  .objectRef<NonNullable<AvailabilitySettings['changeLimit']>>('ChangeLimit')
  .implement({
    description: 'The last moment at which customers change their orders themselves.',
    fields: (t) => ({
      workingDays: t.exposeInt('workingDays', { description: 'The number of working days before the delivery.' }),
      cutoff: t.exposeString('cutoff', { description: "The last clock of that day: '12:00'." }),
    }),
  })

/** When a caterer can be ordered from, as it has set it. */
export const AvailabilityRules = loadableNode<OwnedSettings>('AvailabilityRules', {
  key: ({ caterId }) => String(caterId),
  load: (ids, { v2, viewer }) =>
    Promise.all(
      ids.map(async (id): Promise<OwnedSettings | Error> => {
        const caterId = Number(id)
        if (!isCaterNumber(id) || !canManage(viewer, caterId)) return new NotFound()
        return v2.availability.settings(caterId).then(
          (settings) => ({ ...settings, caterId }),
          (error: Error) => error,
        )
      }),
    ),
})

const weekdays = (week: readonly (readonly Interval[])[] | null) =>
  week?.map((intervals, day) => ({ weekday: day + 1, intervals })) ?? null

AvailabilityRules.implement({
  description: 'When a caterer can be ordered from, as it has set it.',
  fields: (t) => ({
    deliveryHours: t.field({
      type: [WeekdayHours],
      nullable: true,
      description: 'When food is delivered; null is always.',
      complexity: { field: 1, multiplier: 7 },
      resolve: ({ hours }) => weekdays(hours.DELIVERY),
    }),
    pickupHours: t.field({
      type: [WeekdayHours],
      nullable: true,
      description: 'When food can be fetched; null is always.',
      complexity: { field: 1, multiplier: 7 },
      resolve: ({ hours }) => weekdays(hours.PICKUP),
    }),
    closedOnHolidays: t.exposeBoolean('closedOnHolidays', { description: 'Whether it is closed on public holidays.' }),
    exceptions: t.field({
      type: [AvailabilityException],
      description: 'Dates that are different.',
      complexity: { field: 1, multiplier: 10 },
      resolve: ({ exceptions }) => exceptions,
    }),
    tiers: t.field({
      type: [LeadTimeTier],
      description: 'Lead times by rising covers; empty where its days of notice count alone.',
      complexity: { field: 1, multiplier: 3 },
      resolve: ({ tiers }) => tiers,
    }),
    leadTimeDays: t.field({
      type: LeadTimeDays,
      description: 'What the days of lead times are.',
      resolve: (settings) => settings.leadTimeDays,
    }),
    workingDays: t.field({
      type: ['Int'],
      description: 'Weekdays that are working days: 1 is Monday.',
      resolve: ({ workingDays }) => workingDays,
    }),
    refusesShortNotice: t.boolean({
      description: 'Whether an order that comes too late is refused; else there is a warning.',
      resolve: ({ shortNotice }) => shortNotice === 'REFUSE',
    }),
    capacities: t.field({
      type: ['Int'],
      nullable: { list: false, items: true },
      description: 'Covers of each weekday, Monday first; null is no limit.',
      resolve: ({ capacity }) => capacity,
    }),
    cancelSteps: t.field({
      type: [CancelStep],
      description:
        'What cancelling an accepted order costs, the earliest first; empty where it is free until the delivery.',
      complexity: { field: 1, multiplier: 3 },
      resolve: ({ cancelSteps }) => cancelSteps,
    }),
    changeLimit: t.field({
      type: ChangeLimit,
      nullable: true,
      description:
        'The last moment at which customers change their orders themselves; null is the last moment to order.',
      resolve: ({ changeLimit }) => changeLimit,
    }),
    changePercent: t.exposeInt('changePercent', {
      description: 'The percentage of the ordered covers that customers may change themselves, 0 to 50.',
    }),
    horizonDays: t.exposeInt('horizonDays', {
      nullable: true,
      description: 'The number of days ahead that can be ordered for. Null is 365.',
    }),
    version: t.string({
      description: 'What its state is called, for setAvailabilityRules.',
      resolve: (rules) => versionOf(AvailabilitySettings.parse(rules)),
    }),
  }),
})

builder.objectField(Cater, 'availabilityRules', (t) =>
  t.field({
    type: AvailabilityRules,
    nullable: true,
    description:
      'When it can be ordered from, as it has set it; null for all but its own owners and staff, and admins.',
    complexity: { field: 5, multiplier: 1 },
    resolve: ({ id }, _args, context) =>
      canManage(context.viewer, id) ? AvailabilityRules.load(String(id), context).catch(nullIfNotFound) : null,
  }),
)
