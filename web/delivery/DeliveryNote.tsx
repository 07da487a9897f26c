import type { Oere } from '../../domain/money/money.ts'
import { formatDeliveryFrom, formatDeliveryTo } from '../../domain/zones/zoneTexts.ts'
import { findZone } from '../../domain/zones/zones.ts'
import type { Zone } from '../../domain/zones/zones.ts'
import textStyles from '../ui/text.module.css'

interface DeliveryNoteProps {
  zones: readonly Zone[]
  zipCode: string
  goods: Oere
  /** The price of the required services for delivery alone. */
  services: Oere
}

/** ZON-6: the price of delivery, to the typed postal code or before there is one. Renders nothing without a price. */
export function DeliveryNote({ zones, zipCode, goods, services }: DeliveryNoteProps) {
  const zone = findZone(zones, zipCode)
  // The error of a complete code is shown at its field
  const isOpen = zones.length === 0 || zipCode.length < 4
  const text = zone ? formatDeliveryTo(zipCode, zone, goods, services) : isOpen && formatDeliveryFrom(zones, services)
  return text && <p className={textStyles.note}>{text}</p>
}
