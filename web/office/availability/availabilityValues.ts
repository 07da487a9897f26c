import { graphql } from 'react-relay/hooks'
import { readInlineData } from 'relay-runtime'
import { parseIntervals, typedExceptionHours, typedIntervals } from './clockIntervals.ts'
import { WEEKDAYS } from '../../../domain/time/danishTime.ts'
import { formatDate } from '../../../domain/time/formats.ts'
import type { availabilityValues_rules$key } from '../../__generated__/availabilityValues_rules.graphql.ts'
import { z } from '../../validation/zod.ts'
import type { SetAvailabilityRulesInput } from '../../__generated__/useSetAvailabilityRulesMutation.graphql.ts'
import type { EveryLabel } from '../form/fieldLabels.ts'
import type { FormInput } from '../form/formInput.ts'
import type { MergeRules } from '../form/mergeRules.ts'
import { optionalText, orEmpty, parseNumber, plainText, requiredText, wholeNumber } from '../form/fieldRules.ts'
import { WEEKDAY_LABELS, weekdayLabel } from '../form/weekdayChoices.ts'

const MAX_COVERS = 100_000
const MAX_DAYS = 365
const MAX_CHANGE_PERCENT = 50

const hours = z
  .string()
  .trim()
  .superRefine((typed, context) => {
    const intervals = parseIntervals(typed)
    const refuse = (message: string) => context.addIssue({ code: 'custom', message })
    if (intervals === null) refuse('Skriv tider som 10:00-14:00, 17:00-20:00')
    else if (intervals.length > 3) refuse('Højst tre tidsrum')
    else if (intervals.some(({ from, to }) => to <= from)) refuse('Et tidsrum slutter, før det begynder')
    else if (intervals.some(({ from }, index) => index > 0 && from <= (intervals[index - 1]?.to ?? '')))
      refuse('Tidsrummene overlapper')
  })
const clock = plainText().regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'Skriv et klokkeslæt som 12:00')
const covers = orEmpty(wholeNumber(0, MAX_COVERS))
/** The key of the row when it was read, however its fields are changed; empty for a new one. */
const storedAs = z.string().optional()

/** Refuses the second of two rows that are known by the same number, which two people may have added. */
function refuseRepeated<Field extends string>(
  rows: readonly Record<Field, string>[],
  field: Field,
  message: string,
  context: z.RefinementCtx,
): void {
  for (const [index, row] of rows.entries())
    if (row[field] !== '' && rows.findIndex((other) => Number(other[field]) === Number(row[field])) < index)
      context.addIssue({ code: 'custom', path: [index, field], message })
}

/** The values of the form of when a caterer can be ordered from. Hours and numbers are as typed; empty hours are closed. */
export const AvailabilityFormSchema = z.object({
  version: z.string(),
  isDeliveryAlways: z.boolean(),
  deliveryHours: z.array(hours),
  isPickupAlways: z.boolean(),
  pickupHours: z.array(hours),
  closedOnHolidays: z.boolean(),
  capacities: z.array(covers),
  shortNotice: z.enum(['WARN', 'REFUSE']),
  leadTimeDays: z.enum(['WORKING_DAYS', 'CALENDAR_DAYS']),
  workingDays: z.array(z.string()).min(1, 'Vælg mindst én dag'),
  tiers: z
    .array(
      z.object({ storedAs, fromCovers: wholeNumber(1, MAX_COVERS), days: wholeNumber(0, MAX_DAYS), cutoff: clock }),
    )
    .superRefine((tiers, context) =>
      refuseRepeated(tiers, 'fromCovers', 'Der er allerede en frist fra så mange', context),
    ),
  horizonDays: orEmpty(wholeNumber(30, 730)),
  cancelSteps: z
    .array(
      z.object({
        storedAs,
        workingDays: wholeNumber(0, MAX_DAYS),
        cutoff: clock,
        percent: wholeNumber(0, 100),
      }),
    )
    .superRefine((steps, context) =>
      refuseRepeated(steps, 'workingDays', 'Der er allerede et trin til de dage', context),
    ),
  /** Without working days it is the last moment to order. */
  changeLimit: z.object({ workingDays: orEmpty(wholeNumber(0, MAX_DAYS)), cutoff: clock }),
  changePercent: wholeNumber(0, MAX_CHANGE_PERCENT),
  exceptions: z
    .array(
      z
        .object({
          storedAs,
          name: optionalText(100),
          from: requiredText(),
          to: requiredText(),
          isClosed: z.boolean(),
          deliveryHours: hours,
          pickupHours: hours,
          capacity: covers,
        })
        .superRefine(({ from, to, isClosed, deliveryHours, pickupHours, capacity }, context) => {
          const refuse = (path: string, message: string) => context.addIssue({ code: 'custom', path: [path], message })
          if (from && to && to < from) refuse('to', 'Slutter, før den begynder')
          if (!isClosed && deliveryHours === '' && pickupHours === '' && capacity === '')
            refuse('capacity', 'Skriv tider eller kuverter, eller sæt kryds ved lukket')
        }),
    )
    .superRefine((exceptions, context) => {
      for (const [index, { from, to }] of exceptions.entries())
        if (from && exceptions.findIndex((other) => other.from === from && other.to === to) < index)
          context.addIssue({
            code: 'custom',
            path: [index, 'from'],
            message: 'Der er allerede en undtagelse for de dage',
          })
    }),
})
export type AvailabilityValues = z.infer<typeof AvailabilityFormSchema>

export const AVAILABILITY_LABELS = {
  isDeliveryAlways: 'Levering hele døgnet',
  deliveryHours: 'Tider for levering',
  isPickupAlways: 'Afhentning hele døgnet',
  pickupHours: 'Tider for afhentning',
  closedOnHolidays: 'Lukket på helligdage',
  capacities: 'Kuverter pr. dag',
  shortNotice: 'Bestilling efter fristen',
  leadTimeDays: 'Fristen tælles i',
  workingDays: 'Arbejdsdage',
  tiers: 'Frister',
  horizonDays: 'Kan bestilles',
  cancelSteps: 'Afbestilling',
  changeLimit: 'Frist for kundens egne ændringer',
  changePercent: 'Kuverter op eller ned med',
  exceptions: 'Undtagelser',
} satisfies EveryLabel<AvailabilityValues, 'version'>

type Tier = AvailabilityValues['tiers'][number]
type CancelStep = AvailabilityValues['cancelSteps'][number]
type Exception = AvailabilityValues['exceptions'][number]

export const TIER_LABELS: EveryLabel<Tier, 'storedAs'> = {
  fromCovers: 'Fra kuverter',
  days: 'Dage før',
  cutoff: 'Senest kl.',
}
export const CANCEL_STEP_LABELS: EveryLabel<CancelStep, 'storedAs'> = {
  workingDays: 'Arbejdsdage før leveringen',
  cutoff: 'Senest kl.',
  percent: 'Gebyr',
}
export const EXCEPTION_LABELS: EveryLabel<Exception, 'storedAs'> = {
  from: 'Fra',
  to: 'Til og med',
  name: 'Navn',
  isClosed: 'Lukket',
  deliveryHours: 'Levering',
  pickupHours: 'Afhentning',
  capacity: 'Kuverter',
}

export const NEW_TIER: Tier = { storedAs: '', fromCovers: '', days: '', cutoff: '12:00' }
export const NEW_CANCEL_STEP: CancelStep = {
  storedAs: '',
  workingDays: '',
  cutoff: '12:00',
  percent: '',
}
export const NEW_EXCEPTION: Exception = {
  storedAs: '',
  name: '',
  from: '',
  to: '',
  isClosed: true,
  deliveryHours: '',
  pickupHours: '',
  capacity: '',
}

const renew = <Row extends object>(row: Row): Row => ({ ...row, storedAs: '' })
const nameOfException = ({ from, to }: Exception) =>
  from === to ? formatDate(from) : `${formatDate(from)}-${formatDate(to)}`

export const AVAILABILITY_RULES: MergeRules<AvailabilityValues> = {
  fields: {
    deliveryHours: { kind: 'places', names: WEEKDAY_LABELS },
    pickupHours: { kind: 'places', names: WEEKDAY_LABELS },
    capacities: { kind: 'places', names: WEEKDAY_LABELS },
    workingDays: { kind: 'set', name: weekdayLabel },
    tiers: {
      kind: 'rows',
      key: ({ storedAs: key, fromCovers }) => key ?? fromCovers,
      renew,
      name: ({ fromCovers }) => `Fra ${fromCovers} kuverter`,
      labels: TIER_LABELS,
      rules: { fields: {} },
      compare: (a, b) => Number(a.fromCovers) - Number(b.fromCovers),
    },
    cancelSteps: {
      kind: 'rows',
      key: ({ storedAs: key, workingDays }) => key ?? workingDays,
      renew,
      name: ({ workingDays }) => `${workingDays} arbejdsdage før`,
      labels: CANCEL_STEP_LABELS,
      rules: { fields: {} },
      compare: (a, b) => Number(b.workingDays) - Number(a.workingDays),
    },
    changeLimit: { fields: {}, needs: { cutoff: 'workingDays' } },
    exceptions: {
      kind: 'rows',
      key: ({ storedAs: key, from, to }) => key ?? `${from} ${to}`,
      renew,
      name: (exception) => exception.name || nameOfException(exception),
      labels: EXCEPTION_LABELS,
      rules: {
        fields: {},
        needs: { deliveryHours: 'isClosed', pickupHours: 'isClosed', capacity: 'isClosed' },
      },
    },
  },
  needs: { deliveryHours: 'isDeliveryAlways', pickupHours: 'isPickupAlways' },
}

type Week = readonly { readonly weekday: number; readonly intervals: readonly { from: string; to: string }[] }[]

const typedWeek = (week: Week | null | undefined) =>
  WEEKDAYS.map((_, day) => typedIntervals(week?.find(({ weekday }) => weekday === day + 1)?.intervals ?? []))
const typedNumber = (number: number | null | undefined) => (number == null ? '' : String(number))

/** Converts a caterer's rules to form values. */
export function toAvailabilityValues(key: availabilityValues_rules$key): AvailabilityValues {
  const rules = readInlineData(
    graphql`
      fragment availabilityValues_rules on AvailabilityRules @inline {
        version
        deliveryHours {
          weekday
          intervals {
            from
            to
          }
        }
        pickupHours {
          weekday
          intervals {
            from
            to
          }
        }
        closedOnHolidays
        capacities
        refusesShortNotice
        leadTimeDays
        workingDays
        tiers {
          fromCovers
          days
          cutoff
        }
        horizonDays
        cancelSteps {
          workingDays
          cutoff
          percent
        }
        changeLimit {
          workingDays
          cutoff
        }
        changePercent
        exceptions {
          name
          from
          to
          deliveryHours {
            from
            to
          }
          pickupHours {
            from
            to
          }
          capacity
        }
      }
    `,
    key,
  )
  return {
    version: rules.version,
    isDeliveryAlways: !rules.deliveryHours,
    deliveryHours: typedWeek(rules.deliveryHours),
    isPickupAlways: !rules.pickupHours,
    pickupHours: typedWeek(rules.pickupHours),
    closedOnHolidays: rules.closedOnHolidays,
    capacities: rules.capacities.map(typedNumber),
    shortNotice: rules.refusesShortNotice ? 'REFUSE' : 'WARN',
    leadTimeDays: rules.leadTimeDays === 'CALENDAR_DAYS' ? 'CALENDAR_DAYS' : 'WORKING_DAYS',
    workingDays: rules.workingDays.map(String),
    tiers: rules.tiers.map(({ fromCovers, days, cutoff }) => {
      return { storedAs: String(fromCovers), fromCovers: String(fromCovers), days: String(days), cutoff }
    }),
    horizonDays: typedNumber(rules.horizonDays),
    cancelSteps: rules.cancelSteps.map(({ workingDays, cutoff, percent }) => {
      return { storedAs: String(workingDays), workingDays: String(workingDays), cutoff, percent: String(percent) }
    }),
    changeLimit: {
      workingDays: typedNumber(rules.changeLimit?.workingDays),
      cutoff: rules.changeLimit?.cutoff ?? '12:00',
    },
    changePercent: String(rules.changePercent),
    exceptions: rules.exceptions.map(({ name, from, to, deliveryHours, pickupHours, capacity }) => {
      const isClosed = deliveryHours?.length === 0 && pickupHours?.length === 0
      return {
        storedAs: `${from} ${to}`,
        name: name ?? '',
        from,
        to,
        isClosed,
        deliveryHours: isClosed ? '' : typedExceptionHours(deliveryHours ?? null),
        pickupHours: isClosed ? '' : typedExceptionHours(pickupHours ?? null),
        capacity: typedNumber(capacity),
      }
    }),
  }
}

const toWeek = (isAlways: boolean, week: readonly string[]) =>
  isAlways ? null : week.map((typed, day) => ({ weekday: day + 1, intervals: parseIntervals(typed) ?? [] }))

/** Converts form values to the input of a caterer's rules. */
export function toAvailabilityInput(
  values: AvailabilityValues,
): FormInput<SetAvailabilityRulesInput, 'caterNumber' | 'version'> {
  const ownHours = (isClosed: boolean, typed: string) => {
    if (isClosed) return []
    return typed === '' ? null : (parseIntervals(typed) ?? [])
  }
  const changeDays = parseNumber(values.changeLimit.workingDays)
  return {
    deliveryHours: toWeek(values.isDeliveryAlways, values.deliveryHours),
    pickupHours: toWeek(values.isPickupAlways, values.pickupHours),
    closedOnHolidays: values.closedOnHolidays,
    capacities: values.capacities.map(parseNumber),
    refusesShortNotice: values.shortNotice === 'REFUSE',
    leadTimeDays: values.leadTimeDays,
    workingDays: values.workingDays.map(Number).sort(),
    tiers: values.tiers.map(({ fromCovers, days, cutoff }) => {
      return { fromCovers: Number(fromCovers), days: Number(days), cutoff }
    }),
    horizonDays: parseNumber(values.horizonDays),
    cancelSteps: values.cancelSteps.map(({ workingDays, cutoff, percent }) => {
      return { workingDays: Number(workingDays), cutoff, percent: Number(percent) }
    }),
    changeLimit: changeDays === null ? null : { workingDays: changeDays, cutoff: values.changeLimit.cutoff },
    changePercent: Number(values.changePercent),
    exceptions: values.exceptions.map(({ name, from, to, isClosed, deliveryHours, pickupHours, capacity }) => ({
      name: name || null,
      from,
      to,
      deliveryHours: ownHours(isClosed, deliveryHours),
      pickupHours: ownHours(isClosed, pickupHours),
      capacity: parseNumber(capacity),
    })),
  }
}
