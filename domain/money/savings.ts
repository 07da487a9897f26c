import { parseDanishMoment } from '../time/danishMoment.ts'
import { addDays, danishClock, danishDate } from '../time/danishTime.ts'
import { daysBetween } from '../time/waiting.ts'
import type { Oere } from './money.ts'

/** The days before a reduction whose lowest price is what it is measured by. */
const DAYS_BEFORE = 30

/** A price from the moment it was in force, until the next one was. */
export interface LoggedPrice {
  at: Date
  price: Oere
  /** The price before, as the caterer claims it; null where the price is not called reduced. */
  discountFromPrice: Oere | null
}

/** A reduction that may be shown, from one date to another, 'YYYY-MM-DD', both included. */
export interface Saving {
  /** The lowest price of the 30 days before it began. */
  normalPrice: Oere
  /** Whole per cent of the normal price, rounded down. */
  percent: number
  from: string
  to: string
}

/**
 * Why a reduction may not be shown at all: on a date of the 30 days before it the price was as low, or its log is too young
 * until a date.
 */
type Withheld = { reason: 'LOWER_BEFORE'; price: Oere; date: string } | { reason: 'TOO_YOUNG'; earliest: string }

/** Why a reduction is not shown: as {@link judgeReduction} says, or because it has lasted longer than an offer may: for `days`. */
export type WithheldSaving = Withheld | { reason: 'OVER'; days: number }

/** MEM-4: why the present reduction of a price is not shown on a date; null where it is shown, or the price not reduced. */
export function findWithheld(log: readonly LoggedPrice[], offerDays: number, today: string): WithheldSaving | null {
  const judged = judgeReduction(log, offerDays)
  if (judged === null || 'reason' in judged) return judged
  return today > judged.to ? { reason: 'OVER', days: daysBetween(judged.from, today) } : null
}

/** The prices in force since a moment, oldest first; the first may have begun before it. */
export function pricesSince(log: readonly LoggedPrice[], since: Date): LoggedPrice[] {
  return log.filter((_, index) => index === log.length - 1 || log[index + 1]!.at > since)
}

/**
 * MEM-2, MEM-3: judges the present reduction of a price by its log, oldest first; null where it is not reduced.
 * `offerDays` is for how many days the caterer calls a reduction an offer.
 */
export function judgeReduction(log: readonly LoggedPrice[], offerDays: number): Saving | Withheld | null {
  const now = log.at(-1)
  if (!now || now.discountFromPrice === null) return null
  const first = indexOfBeginning(log)
  const begun = log[first]!.at
  const windowStart = daysBefore(begun)
  if (log[0]!.at > windowStart) return { reason: 'TOO_YOUNG', earliest: addDays(danishDate(log[0]!.at), DAYS_BEFORE) }
  const lowest = findLowest(log.slice(0, first + 1), windowStart)
  if (lowest.price <= now.price) {
    const since = lowest.at > windowStart ? lowest.at : windowStart
    return { reason: 'LOWER_BEFORE', price: lowest.price, date: danishDate(since) }
  }
  const from = danishDate(begun)
  const percent = Math.floor(((lowest.price - now.price) * 100) / lowest.price)
  return { normalPrice: lowest.price, percent, from, to: addDays(from, offerDays) }
}

// The reduction is unbroken as far back as the price is called reduced and does not rise
function indexOfBeginning(log: readonly LoggedPrice[]): number {
  let first = log.length - 1
  while (first > 0 && log[first - 1]!.discountFromPrice !== null && log[first - 1]!.price >= log[first]!.price) first--
  return first
}

/** The lowest price in force from a moment until the last entry, which ended it; of equals the latest. */
function findLowest(log: readonly LoggedPrice[], since: Date): LoggedPrice {
  const inForce = log.slice(0, -1).filter((_, index) => log[index + 1]!.at > since)
  return inForce.reduce((lowest, entry) => (entry.price <= lowest.price ? entry : lowest))
}

// By the Danish calendar and clock, since a day at the change of summer time is not 24 hours
function daysBefore(moment: Date): Date {
  const minute = parseDanishMoment(addDays(danishDate(moment), -DAYS_BEFORE), danishClock(moment))
  return new Date(minute.getTime() + (moment.getTime() % 60_000))
}
