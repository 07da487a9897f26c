import type { CancelStep } from '../availability/availabilityRules.ts'
import { danishClock, danishDate } from '../time/danishTime.ts'
import { isMissed, type OrderBy, workingDaysBefore } from '../availability/leadTime.ts'
import type { Oere } from '../money/money.ts'
import type { WorkingDayRules } from '../availability/openingHours.ts'

/** The cost of cancelling until a moment. */
export interface CancelTerm {
  until: OrderBy
  percent: number
}

/** The cost of cancelling now. */
export interface CancelPrice {
  percent: number
  fee: Oere
}

/** The order that is to be cancelled. */
interface CancelledOrder {
  date: string
  clock: string
  total: Oere
  isAwaiting: boolean
}

const WHOLE = 100

/** CHG-7: until when cancelling costs what, the earliest first. */
export const cancelTerms = (rules: WorkingDayRules, date: string, steps: readonly CancelStep[]): CancelTerm[] =>
  steps
    .map(({ workingDays, cutoff, percent }) => ({
      until: workingDaysBefore(rules, date, { days: workingDays, cutoff }),
      percent,
    }))
    .sort((a, b) => (isMissed(a.until, b.until) ? -1 : 1))

/**
 * CHG-7: what the customer pays for cancelling at `now`; null from the moment of the delivery on. An order that waits is
 * free to cancel; after the last term it costs the whole price, and without terms nothing.
 */
export function cancelPrice(terms: readonly CancelTerm[], order: CancelledOrder, moment: Date): CancelPrice | null {
  const now = { date: danishDate(moment), clock: danishClock(moment) }
  if (now.date > order.date || (now.date === order.date && now.clock >= order.clock)) return null
  if (order.isAwaiting || terms.length === 0) return { percent: 0, fee: 0 }
  const percent = terms.find(({ until }) => !isMissed(until, now))?.percent ?? WHOLE
  return { percent, fee: Math.round((order.total * percent) / WHOLE) }
}
