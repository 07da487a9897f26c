import type { AvailabilityRules } from '../../../domain/availability/availabilityRules.ts'
import { cancelTerms } from '../../../domain/orders/cancellation.ts'
import { formatCancelTerms, formatOpenCancelTerms } from '../../../domain/orders/cancelTexts.ts'
import { danishClock, danishDate } from '../../../domain/time/danishTime.ts'

/** CHG-14: what cancelling an order costs that is placed now, by its caterer's rules; `isAccepted` where it is so at once. */
export function placedCancelText(rules: AvailabilityRules, date: string, at: Date, isAccepted: boolean): string {
  const format = isAccepted ? formatCancelTerms : formatOpenCancelTerms
  return format(cancelTerms(rules, date, rules.cancelSteps), { date: danishDate(at), clock: danishClock(at) })
}
