import type { AvailabilityRules } from '../../domain/availability/availabilityRules.ts'
import { caterOrderBy, isMissed, type OrderBy } from '../../domain/availability/leadTime.ts'

/** CHG-3: how many percent of the covers that were ordered a customer may change without the caterer's consent. */
export const CHANGE_PERCENT = 10

/** CHG-3: until when the customer may change an order, which is as early as one must be placed, and never after the delivery. */
export function changeUntil(rules: AvailabilityRules, date: string, clock: string, covers: number): OrderBy {
  const delivery = { date, clock }
  const orderBy = caterOrderBy(rules, date, covers, 0)
  return orderBy && isMissed(orderBy, delivery) ? orderBy : delivery
}

/** CHG-3: the covers between which a line may be changed. `ordered` are those that it was ordered or agreed with. */
export const changeableCovers = (ordered: number): { min: number; max: number } => ({
  min: Math.max(1, Math.ceil((ordered * (100 - CHANGE_PERCENT)) / 100)),
  max: Math.floor((ordered * (100 + CHANGE_PERCENT)) / 100),
})
