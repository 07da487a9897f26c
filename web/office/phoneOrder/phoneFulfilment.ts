import type { Fulfilment } from '../../../domain/money/services.ts'
import type { Zone } from '../../../domain/zones/zones.ts'

/**
 * The fulfilment that a phone order is priced by: the caterer may deliver beyond its zones, so any whole postal code will
 * do. Null before there is one.
 */
export function phoneFulfilment(isDelivery: boolean, zones: readonly Zone[], zipCode: string): Fulfilment | null {
  if (!isDelivery) return 'pickup'
  return zones.length === 0 || /^\d{4}$/.test(zipCode) ? 'delivery' : null
}
