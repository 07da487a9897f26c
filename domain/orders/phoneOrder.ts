import type { AvailabilityQuestion, UnavailableReason } from '../availability/availability.ts'
import type { MenuNode } from '../menus/menu.ts'
import { lastDeliveryDate } from '../availability/notice.ts'
import { hasClock } from '../time/skippedHour.ts'

/** DAY-13: the reasons that a caterer may go beyond in a phone order, once it has seen them. Nothing is past. */
export const BEYOND_CODES = [
  'TOO_FAR_AHEAD',
  'LEAD_TIME',
  'CLOSED_WEEKDAY',
  'CLOSED_DATE',
  'HOLIDAY',
  'OUTSIDE_HOURS',
  'DAY_FULL',
  'NOT_DELIVERED',
  'BELOW_ZONE_MINIMUM',
  'MENU_NOT_OFFERED',
  'MENU_SOLD_OUT',
  'MENU_AGE_LIMIT',
  'BELOW_MIN_COVERS',
] as const satisfies readonly UnavailableReason['code'][]

/** A reason against an order that its caterer may go beyond. */
export type BeyondCode = (typeof BEYOND_CODES)[number]

/** Returns whether a caterer may go beyond a reason. */
export const mayGoBeyond = (code: string): code is BeyondCode => BEYOND_CODES.some((beyondCode) => beyondCode === code)

/**
 * Returns whether a caterer goes beyond a reason with what it has seen. A postal code that does not exist, a clock that
 * the date does not have, and a date of which nobody knows anything yet, are none that anybody can agree to.
 */
export function canGoBeyond(
  reason: UnavailableReason,
  { date, clock, now }: Pick<AvailabilityQuestion, 'date' | 'clock' | 'now'>,
  seen: readonly BeyondCode[],
): boolean {
  if (!seen.some((code) => code === reason.code)) return false
  if (reason.code === 'NOT_DELIVERED') return reason.place?.city !== null
  if (reason.code === 'TOO_FAR_AHEAD') return date <= lastDeliveryDate(now.date)
  return reason.code !== 'OUTSIDE_HOURS' || clock === null || hasClock(date, clock)
}

/**
 * LAW-2: a menu as a caterer sells it itself, who sees to it that the buyer is old enough: all of it can be chosen, and
 * what has an age limit says so in its name.
 */
export function sellByCater<Node extends MenuNode>(menu: Node): Node {
  const children = menu.children.map(sellByCater)
  return menu.ageLimit == null
    ? { ...menu, children }
    : { ...menu, children, ageLimit: null, name: `${menu.name} (${menu.ageLimit}+)` }
}
