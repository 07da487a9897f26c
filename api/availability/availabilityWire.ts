import type { DayAvailability, UnavailableReason } from '../../contract/availability.ts'
import type {
  AvailabilityQuestion,
  BookedCovers,
  DayResult,
  UnavailableReason as Reason,
} from '../../domain/availability/availability.ts'
import type { AvailabilityRules } from '../../domain/availability/availabilityRules.ts'
import { toKroner } from '../../domain/money/money.ts'
import { openingHours, shownCoversLeft } from '../../domain/availability/openingHours.ts'

/** A reason on the wire, money in kroner. */
export function toWireReason(reason: Reason): UnavailableReason {
  switch (reason.code) {
    case 'BELOW_ZONE_MINIMUM':
      return { ...reason, minimum: toKroner(reason.minimum), missing: toKroner(reason.missing) }
    case 'OUTSIDE_HOURS':
      return { ...reason, open: [...reason.open] }
    default:
      return reason
  }
}

/** The answer for a day on the wire. */
export function toDayAvailability(
  rules: AvailabilityRules,
  booked: BookedCovers,
  { date, fulfilment }: Pick<AvailabilityQuestion, 'date' | 'fulfilment'>,
  { possible, reasons, warnings }: DayResult,
): DayAvailability {
  const { hours } = openingHours(rules, fulfilment, date)
  return {
    date,
    possible,
    reasons: reasons.map(toWireReason),
    warnings: warnings.map(toWireReason),
    hours: hours && [...hours],
    left: shownCoversLeft(rules, booked, date),
  }
}
