import { joinWithAnd } from '../texts/joinWithAnd.ts'
import { formatKroner } from '../money/money.ts'
import type { Oere } from '../money/money.ts'
import { REFUSAL_TEXTS } from '../texts/texts.ts'
import type { ZoneProblem } from './zoneChecks.ts'
import { MAX_ZONE_CODES, MAX_ZONES } from './zoneChecks.ts'
import { deliveryFee, formatCodes } from './zones.ts'
import type { Zone } from './zones.ts'

/**
 * ZON-6, ZON-8: what delivery costs before a postal code is known: 'Levering fra kr. 95,00', 'Gratis levering i Aarhus
 * midt, ellers fra kr. 95,00'. `services` is the price of the required services for delivery alone, which is part of it:
 * with them no zone is free. Null where there is no price to show: no zones and no such services, or inactive zones alone.
 */
export function formatDeliveryFrom(zones: readonly Zone[], services: Oere): string | null {
  if (zones.length === 0) return services > 0 ? `Levering ${formatKroner(services)}` : null
  const active = zones.filter(({ isActive }) => isActive)
  if (active.length === 0) return null
  if (services > 0) return `Levering fra ${formatKroner(services + Math.min(...active.map(leastFee)))}`
  const free = active.filter((zone) => leastFee(zone) === 0)
  const paid = active.filter((zone) => !free.includes(zone))
  const from = () => `fra ${formatKroner(Math.min(...paid.map(({ fee }) => fee)))}`
  if (free.length > 0) {
    const names = joinWithAnd(free.map(({ name }) => name))
    return `Gratis levering i ${names}${paid.length > 0 ? `, ellers ${from()}` : ''}`
  }
  // The greatest amount, since the promise is made to everybody
  const freeFrom = Math.max(...paid.map((zone) => zone.freeFrom ?? Infinity))
  return freeFrom < Infinity ? `Gratis levering fra ${formatKroner(freeFrom)}` : `Levering ${from()}`
}

/**
 * ZON-6, ZON-8: what delivery to a postal code of the zone costs for goods (menus and extras after the price period, in
 * øre; 0 while nothing is chosen) and `services` as above: 'Levering til 8200: kr. 95,00 (gratis ved kr. 2.000,00)',
 * 'Levering til 8200: kr. 245,00 (kr. 150,00 ved kr. 2.000,00)'.
 */
export function formatDeliveryTo(zipCode: string, zone: Zone, goods: Oere, services: Oere): string {
  const fee = deliveryFee(zone, Math.max(goods, leastGoods(zone)))
  const least = services === 0 ? 'gratis' : formatKroner(services)
  const from = fee > 0 && zone.freeFrom !== null ? ` (${least} ved ${formatKroner(zone.freeFrom)})` : ''
  return `Levering til ${zipCode}: ${formatDeliveryFee(fee + services, 0)}${from}`
}

/**
 * Formats the fee of a delivery as a line of a bill: 'kr. 95,00', or 'gratis' where `services`, the price of what is charged
 * on other lines for the delivery alone, is 0 as well (ZON-8).
 */
export function formatDeliveryFee(fee: Oere, services: Oere): string {
  return fee + services === 0 ? 'gratis' : formatKroner(fee)
}

/** ZON-9: the label of a total, which says so where the price of the delivery is not known and so no part of it. */
export const totalLabel = (lacksDelivery: boolean): string => (lacksDelivery ? 'I alt, uden levering' : 'I alt')

/** Says what is missing for a zone's minimum, in øre. */
export function formatBelowMinimum(zipCode: string, { minimum }: Pick<Zone, 'minimum'>, missing: Oere): string {
  return `Levering til ${zipCode} kræver mindst ${formatKroner(minimum ?? 0)}. Du mangler ${formatKroner(missing)}.`
}

/** Says why a caterer's zones cannot be saved, at the field that it concerns. */
export function formatZoneProblem(problem: ZoneProblem): string {
  switch (problem.code) {
    case 'too_many_zones':
      return `Der kan højst være ${MAX_ZONES} leveringsområder.`
    case 'too_many_codes':
      return `Der kan højst være ${MAX_ZONE_CODES} postnumre og intervaller i alt.`
    case 'no_codes':
      return 'Angiv mindst ét postnummer.'
    case 'unknown_codes': {
      const codes = formatCodes([problem.range])
      return problem.range.from === problem.range.to
        ? `${REFUSAL_TEXTS.zipCodeUnknown}: ${codes}`
        : `Der er ingen postnumre i ${codes}`
    }
    case 'code_taken':
      return `${problem.zipCode} ligger allerede i området "${problem.by}"`
  }
}

/** The least that can be ordered to a zone: one that is free from its minimum is always free. */
const leastGoods = ({ minimum }: Zone) => minimum ?? 0

const leastFee = (zone: Zone) => deliveryFee(zone, leastGoods(zone))
