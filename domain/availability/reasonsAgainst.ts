import { availabilityOn } from './availability.ts'
import type { AvailabilityQuestion, BookedCovers, UnavailableReason } from './availability.ts'
import type { AvailabilityRules } from './availabilityRules.ts'
import { isMissed } from './leadTime.ts'

/**
 * What stands against an order on its date. `standing` is the order as it is, where it is changed: then only what the change
 * brings, or makes worse, and `booked` is without its own covers.
 */
export function reasonsAgainst(
  rules: AvailabilityRules,
  booked: BookedCovers,
  question: AvailabilityQuestion,
  standing: AvailabilityQuestion | null,
): UnavailableReason[] {
  const { reasons } = availabilityOn(rules, booked, question)
  if (!standing) return reasons
  const { reasons: before } = availabilityOn(rules, booked, standing)
  return reasons.filter((reason) => !before.some((already) => isNoBetter(already, reason)))
}

/** True where an order already has against it what a reason says, or more of it. */
function isNoBetter(already: UnavailableReason, reason: UnavailableReason): boolean {
  switch (reason.code) {
    case 'LEAD_TIME':
      return already.code === reason.code && already.menu === reason.menu && !isMissed(reason.orderBy, already.orderBy)
    case 'BELOW_ZONE_MINIMUM':
      return already.code === reason.code && already.zipCode === reason.zipCode && already.missing >= reason.missing
    case 'BELOW_MIN_COVERS':
      return already.code === reason.code && already.missing >= reason.missing
    case 'DAY_FULL':
      return already.code === reason.code && already.covers >= reason.covers
    case 'NOT_DELIVERED':
      return already.code === reason.code && already.place?.zipCode === reason.place?.zipCode
    case 'MENU_NOT_OFFERED':
    case 'MENU_SOLD_OUT':
    case 'MENU_AGE_LIMIT':
      return already.code === reason.code && already.menu === reason.menu
    default:
      return already.code === reason.code
  }
}
