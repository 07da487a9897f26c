import type { AvailabilityRules, LeadTimeTier } from './availabilityRules.ts'
import { addDays } from '../time/danishTime.ts'
import { isWorkingDay, type WorkingDayRules } from './openingHours.ts'

/** The last moment to order, Danish. */
export interface OrderBy {
  /** 'YYYY-MM-DD' */
  date: string
  /** 'HH:mm'; its minute is in time. */
  clock: string
}

/** The cut-off of who gives none. */
export const END_OF_DAY = '23:59'
/** Beyond this nobody orders ahead, and a caterer that is closed for years has no working day. */
const MOST_DAYS_BACK = 1000

/** AVA-3, AVA-4: the last moment to order so many covers for a date; null where the caterer needs no lead time. */
export function caterOrderBy(
  rules: AvailabilityRules,
  date: string,
  covers: number,
  extraDays: number,
): OrderBy | null {
  const tier = rules.tiers.findLast(({ fromCovers }) => fromCovers <= Math.max(1, covers))
  if (tier) return stepBack(rules, date, tier, extraDays)
  if (rules.orderBefore === null && extraDays === 0) return null
  return { date: addDays(date, -(rules.orderBefore ?? 0) - extraDays), clock: END_OF_DAY }
}

/** The last moment to order a menu that has a lead time of its own. */
export const menuOrderBy = (
  rules: AvailabilityRules,
  date: string,
  leadTime: Pick<LeadTimeTier, 'days' | 'cutoff'>,
  extraDays: number,
): OrderBy => stepBack(rules, date, leadTime, extraDays)

/** The moment that lies so many working days before a date. */
export const workingDaysBefore = (
  rules: WorkingDayRules,
  date: string,
  { days, cutoff }: Pick<LeadTimeTier, 'days' | 'cutoff'>,
): OrderBy => stepBack({ ...rules, leadTimeDays: 'WORKING_DAYS' }, date, { days, cutoff }, 0)

/** Returns whether the last moment to order has passed. */
export const isMissed = (orderBy: OrderBy, now: OrderBy): boolean =>
  now.date > orderBy.date || (now.date === orderBy.date && now.clock > orderBy.clock)

// The delivery date does not count itself
function stepBack(
  rules: WorkingDayRules & Pick<AvailabilityRules, 'leadTimeDays'>,
  delivery: string,
  { days, cutoff }: Pick<LeadTimeTier, 'days' | 'cutoff'>,
  extraDays: number,
): OrderBy {
  let date = delivery
  let left = days + extraDays
  for (let step = 0; left > 0 && step < MOST_DAYS_BACK; step += 1) {
    date = addDays(date, -1)
    if (rules.leadTimeDays === 'CALENDAR_DAYS' || isWorkingDay(rules, date)) left -= 1
  }
  return { date, clock: cutoff }
}
