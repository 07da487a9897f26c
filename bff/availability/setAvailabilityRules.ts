import { builder } from '../graph/builder.ts'
import { renamedIssues } from '../graph/renamedIssues.ts'
import { outcomes, VERSION } from '../graph/mutationErrors.ts'
import { EditConflict, ValidationFailed } from '../v2/outcomes.ts'
import { AvailabilityRules, LeadTimeDays } from './AvailabilityRules.ts'

const ClockIntervalInput = builder.inputType('ClockIntervalInput', {
  description: 'From one clock to another, both possible.',
  fields: (t) => ({
    from: t.string({ required: true, description: "'10:00'." }),
    to: t.string({ required: true, description: "'14:00'." }),
  }),
})

const WeekdayHoursInput = builder.inputType('WeekdayHoursInput', {
  description: 'The hours of a weekday.',
  fields: (t) => ({
    weekday: t.int({ required: true, description: '1 is Monday, 7 is Sunday.' }),
    intervals: t.field({ type: [ClockIntervalInput], required: true, description: 'At most three; empty is closed.' }),
  }),
})

const AvailabilityExceptionInput = builder.inputType('AvailabilityExceptionInput', {
  description: 'What is different on some dates: hours, capacity or both.',
  fields: (t) => ({
    from: t.field({ type: 'Date', required: true, description: 'First date.' }),
    to: t.field({ type: 'Date', required: true, description: 'Last date.' }),
    name: t.string({ description: 'What it is called; null for nothing.' }),
    deliveryHours: t.field({ type: [ClockIntervalInput], description: 'Null as on the weekday, empty is closed.' }),
    pickupHours: t.field({ type: [ClockIntervalInput], description: 'Null as on the weekday, empty is closed.' }),
    capacity: t.int({ description: 'Covers of each day; null as on the weekday.' }),
  }),
})

const LeadTimeTierInput = builder.inputType('LeadTimeTierInput', {
  description: 'How early an order of so many covers, and more, must come.',
  fields: (t) => ({
    fromCovers: t.int({ required: true, description: 'The fewest covers it counts for; of the first 1.' }),
    days: t.int({ required: true, description: 'Days before the delivery, which does not count itself.' }),
    cutoff: t.string({ required: true, description: "The last clock of that day: '12:00'." }),
  }),
})

const CancelStepInput = builder.inputType('CancelStepInput', {
  description: 'What cancelling an accepted order costs until so many working days before its delivery.',
  fields: (t) => ({
    workingDays: t.int({ required: true, description: 'Working days before the delivery.' }),
    cutoff: t.string({ required: true, description: "The last clock of that day: '12:00'." }),
    percent: t.int({ required: true, description: "Of the order's total, 0 to 100." }),
  }),
})

const ChangeLimitInput = builder.inputType('ChangeLimitInput', {
  description: 'The last moment at which customers change their orders themselves.',
  fields: (t) => ({
    workingDays: t.int({ required: true, description: 'The number of working days before the delivery, 0 to 365.' }),
    cutoff: t.string({ required: true, description: "The last clock of that day: '12:00'." }),
  }),
})

const SetAvailabilityRulesInput = builder.inputType('SetAvailabilityRulesInput', {
  description: 'When a caterer can be ordered from: all of it, as it is to be.',
  fields: (t) => ({
    caterNumber: t.int({ required: true, description: "The caterer's number." }),
    version: t.string({ description: VERSION }),
    deliveryHours: t.field({
      type: [WeekdayHoursInput],
      description: 'Null is always; a weekday that is left out is closed.',
    }),
    pickupHours: t.field({
      type: [WeekdayHoursInput],
      description: 'Null is always; a weekday that is left out is closed.',
    }),
    closedOnHolidays: t.boolean({ required: true, description: 'Whether it is closed on public holidays.' }),
    exceptions: t.field({ type: [AvailabilityExceptionInput], required: true, description: 'At most 200.' }),
    tiers: t.field({ type: [LeadTimeTierInput], required: true, description: 'By rising covers, at most 10.' }),
    leadTimeDays: t.field({ type: LeadTimeDays, required: true, description: 'What the days of lead times are.' }),
    workingDays: t.intList({ required: true, description: 'Weekdays that are working days: 1 is Monday.' }),
    refusesShortNotice: t.boolean({ required: true, description: 'Whether an order that comes too late is refused.' }),
    capacities: t.field({
      type: ['Int'],
      required: { list: true, items: false },
      description: 'Covers of each of the seven weekdays, Monday first; null is no limit.',
    }),
    cancelSteps: t.field({
      type: [CancelStepInput],
      description: 'At most 5, the earliest first, each dearer than the one before; null leaves them as they are.',
    }),
    changeLimit: t.field({
      type: ChangeLimitInput,
      description: 'The end of changes by the customer. Null is the last moment to order; left out, it stays as it is.',
    }),
    changePercent: t.int({
      description:
        'The percentage of the ordered covers that customers may change themselves, 0 to 50. Null leaves it as it is.',
    }),
    horizonDays: t.int({ description: 'The number of days ahead that can be ordered for, 30 to 730. Null is 365.' }),
  }),
})

/** The field of the input for an issue's path on the wire: all hours of a day are one. */
const inputPath = (path: string): string =>
  path
    .replace(/^hours\.(DELIVERY|PICKUP)\.(\d+).*/, (_, way: string, day: string) => `${HOURS[way]}.${day}`)
    .replace(/\.hours\.(DELIVERY|PICKUP).*/, (_, way: string) => `.${HOURS[way]}`)
    .replace(/^(exceptions\.\d+)\.hours$/, '$1.capacity')
    .replace(/^capacity\./, 'capacities.')

const HOURS: Readonly<Record<string, string>> = { DELIVERY: 'deliveryHours', PICKUP: 'pickupHours' }

type Intervals = { from: string; to: string }[]

const toWeek = (days: { weekday: number; intervals: Intervals }[] | null | undefined): Intervals[] | null =>
  days ? Array.from({ length: 7 }, (_, day) => days.find(({ weekday }) => weekday === day + 1)?.intervals ?? []) : null

builder.mutationField('setAvailabilityRules', (t) =>
  t.field({
    type: AvailabilityRules,
    description: 'Replaces when a caterer can be ordered from, its exceptions included.',
    authScopes: { owner: true },
    errors: outcomes('SetAvailabilityRulesResult', [ValidationFailed, EditConflict]),
    args: { input: t.arg({ type: SetAvailabilityRulesInput, required: true, description: 'Whose, and what.' }) },
    resolve: (_root, { input }, { v2 }) => {
      const { caterNumber, version, deliveryHours, pickupHours, refusesShortNotice, capacities, ...rest } = input
      const body = {
        ...rest,
        horizonDays: rest.horizonDays ?? null,
        cancelSteps: rest.cancelSteps ?? undefined,
        changeLimit: rest.changeLimit,
        changePercent: rest.changePercent ?? undefined,
        hours: { DELIVERY: toWeek(deliveryHours), PICKUP: toWeek(pickupHours) },
        shortNotice: refusesShortNotice ? ('REFUSE' as const) : ('WARN' as const),
        capacity: capacities.map((covers) => covers ?? null),
        exceptions: rest.exceptions.map((exception) => ({
          from: exception.from,
          to: exception.to,
          name: exception.name?.trim() || null,
          hours: { DELIVERY: exception.deliveryHours ?? null, PICKUP: exception.pickupHours ?? null },
          capacity: exception.capacity ?? null,
        })),
      }
      return v2.availability.saveSettings(caterNumber, body, version).catch(renamedIssues(inputPath))
    },
  }),
)
