import type { Oere } from '../../domain/money/money.ts'
import { formatDeliveryFrom, formatDeliveryTo } from '../../domain/zones/zoneTexts.ts'
import { findZone } from '../../domain/zones/zones.ts'
import type { Zone } from '../../domain/zones/zones.ts'
import textStyles from '../ui/text.module.css'

/** ZON-6: the price of delivery, to the typed postal code or before there is one. Renders nothing without a price. */
export function DeliveryNote(props: { zones: readonly Zone[]; zipCode: string; goods: Oere }) {
  const { zones, zipCode, goods } = props
  if (zones.length === 0) return null
  const zone = findZone(zones, zipCode)
  // The error of a complete code is shown at its field
  const text = zone ? formatDeliveryTo(zipCode, zone, goods) : zipCode.length < 4 && formatDeliveryFrom(zones)
  return text && <p className={textStyles.note}>{text}</p>
}
