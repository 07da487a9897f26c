import type { AvailabilityRules } from '../../domain/availability/availabilityRules.ts'
import { leadTimes } from '../../domain/availability/availability.ts'
import type { AvailabilityQuestion } from '../../domain/availability/availability.ts'
import { isMissed, type OrderBy, workingDaysBefore } from '../../domain/availability/leadTime.ts'

type ChangedOrder = Pick<AvailabilityQuestion, 'lines' | 'place' | 'fulfilment' | 'date'> & { clock: string }

/**
 * CHG-13: until when the customer may change an order: the caterer's change limit, else as early as the order must be
 * placed, and never after the delivery.
 */
export function changeUntil(rules: AvailabilityRules, order: ChangedOrder): OrderBy {
  const { changeLimit } = rules
  const limits = changeLimit
    ? [workingDaysBefore(rules, order.date, { days: changeLimit.workingDays, cutoff: changeLimit.cutoff })]
    : leadTimes(rules, order).map(({ orderBy }) => orderBy)
  return limits.reduce<OrderBy>((earliest, limit) => (isMissed(limit, earliest) ? limit : earliest), {
    date: order.date,
    clock: order.clock,
  })
}

/** CHG-3: the covers between which a line may be changed. `ordered` are those that it was ordered or agreed with. */
export const changeableCovers = (
  ordered: number,
  { changePercent }: Pick<AvailabilityRules, 'changePercent'>,
): { min: number; max: number } => ({
  min: Math.max(1, Math.ceil((ordered * (100 - changePercent)) / 100)),
  max: Math.floor((ordered * (100 + changePercent)) / 100),
})
