import type { AvailabilityException, AvailabilityRules, ClockInterval, Fulfilment } from './availabilityRules.ts'
import { isoWeekday } from '../time/danishTime.ts'
import { findHoliday } from '../time/holidays.ts'
import { skippedHour } from '../time/skippedHour.ts'
import { CLOCKS } from './notice.ts'

/** The hours of a date, and what decided them. Null hours are always open, none is closed. */
export interface OpeningHours {
  hours: readonly ClockInterval[] | null
  /** The exception, or the public holiday, that beats the weekday. */
  exception: AvailabilityException | null
  holiday: string | null
}

/** The part of its capacity below which the covers that are left on a day are shown. */
const SHOWN_PART = 0.2

/** The rules that decide which days are working days. */
export type WorkingDayRules = Pick<AvailabilityRules, 'hours' | 'closedOnHolidays' | 'exceptions' | 'workingDays'>

type Rules = Pick<AvailabilityRules, 'hours' | 'closedOnHolidays' | 'exceptions'>

/** AVA-5: an exception beats 'closed on holidays', and that the weekday. A clock that the date does not have is in none. */
export function openingHours(rules: Rules, fulfilment: Fulfilment, date: string): OpeningHours {
  const found = setHours(rules, fulfilment, date)
  return { ...found, hours: onDate(found.hours, date) }
}

function setHours(rules: Rules, fulfilment: Fulfilment, date: string): OpeningHours {
  const exception = narrowestException(rules.exceptions, date, ({ hours }) => hours[fulfilment] !== null)
  if (exception) return { hours: exception.hours[fulfilment], exception, holiday: null }
  const holiday = rules.closedOnHolidays ? publicHoliday(date) : null
  if (holiday) return { hours: [], exception: null, holiday }
  return { hours: rules.hours[fulfilment]?.[isoWeekday(date) - 1] ?? null, exception: null, holiday: null }
}

const WHOLE_DAY: ClockInterval = { from: '00:00', to: '23:59' }

/** Hours without the clocks that the date does not have. */
function onDate(hours: OpeningHours['hours'], date: string): OpeningHours['hours'] {
  const skipped = skippedHour(date)
  if (!skipped) return hours
  return (hours ?? [WHOLE_DAY]).flatMap(({ from, to }) =>
    [
      { from, to: to < skipped.before ? to : skipped.before },
      { from: from > skipped.after ? from : skipped.after, to },
    ].filter((part) => part.from <= part.to),
  )
}

/** The covers that a date has room for; null is no limit. */
export function capacityOn(
  { exceptions, capacity }: Pick<AvailabilityRules, 'exceptions' | 'capacity'>,
  date: string,
): number | null {
  const exception = narrowestException(exceptions, date, ({ capacity: changed }) => changed !== null)
  return exception ? exception.capacity : (capacity[isoWeekday(date) - 1] ?? null)
}

/** AVA-11: the covers that are left on a date, shown only where they are few; null where they are many or without limit. */
export function shownCoversLeft(
  rules: AvailabilityRules,
  booked: Readonly<Record<string, number>>,
  date: string,
): number | null {
  const capacity = capacityOn(rules, date)
  if (capacity === null) return null
  const left = Math.max(0, capacity - (booked[date] ?? 0))
  return left === 0 || left < capacity * SHOWN_PART ? left : null
}

/** Returns whether a date counts for lead times: a listed weekday that is no public holiday and not closed by an exception. */
export function isWorkingDay(rules: WorkingDayRules, date: string): boolean {
  if (!rules.workingDays.includes(isoWeekday(date)) || publicHoliday(date) !== null) return false
  const isClosed = (fulfilment: Fulfilment) => {
    const { hours, exception } = openingHours(rules, fulfilment, date)
    return exception !== null && hours?.length === 0
  }
  return !(isClosed('DELIVERY') && isClosed('PICKUP'))
}

/** The exception that counts on a date, whatever it changes; null where none does. */
export const exceptionOn = (exceptions: readonly AvailabilityException[], date: string): AvailabilityException | null =>
  narrowestException(exceptions, date, () => true)

/** Returns whether a clock lies within hours, whose ends are possible. */
export const isWithin = (hours: OpeningHours['hours'], clock: string): boolean =>
  hours === null || hours.some(({ from, to }) => from <= clock && clock <= to)

/** ANM-10: the clocks to choose from within hours. */
export const clocksWithin = (hours: OpeningHours['hours']): string[] => CLOCKS.filter((clock) => isWithin(hours, clock))

/** Returns whether food can be fetched at all from a date on: unless every weekday and every exception is closed. */
export function offersPickup({ hours, exceptions }: Pick<Rules, 'hours' | 'exceptions'>, today: string): boolean {
  if (hours.PICKUP === null || hours.PICKUP.some((day) => day.length > 0)) return true
  return exceptions.some((exception) => exception.to >= today && (exception.hours.PICKUP ?? []).length > 0)
}

function publicHoliday(date: string): string | null {
  const holiday = findHoliday(date)
  return holiday?.isPublic ? holiday.name : null
}

function narrowestException(
  exceptions: readonly AvailabilityException[],
  date: string,
  counts: (exception: AvailabilityException) => boolean,
): AvailabilityException | null {
  let narrowest: AvailabilityException | null = null
  for (const exception of exceptions) {
    if (exception.from > date || date > exception.to || !counts(exception)) continue
    if (!narrowest || daysOf(exception) < daysOf(narrowest)) narrowest = exception
  }
  return narrowest
}

const daysOf = ({ from, to }: AvailabilityException) => Date.parse(to) - Date.parse(from)
