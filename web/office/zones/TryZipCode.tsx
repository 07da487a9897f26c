import { useState } from 'react'
import { useWatch } from 'react-hook-form'
import type { Control } from 'react-hook-form'
import type { Oere } from '../../../domain/money/money.ts'
import { formatDeliveryFrom, formatDeliveryTo } from '../../../domain/zones/zoneTexts.ts'
import { findZone } from '../../../domain/zones/zones.ts'
import { sanitizeZipCode } from '../../../domain/orders/orderForm.ts'
import { Field } from '../../ui/Field.tsx'
import { FieldSection } from '../form/FieldSection.tsx'
import styles from './Zones.module.css'
import { hasReadableAmounts, toZone } from './zoneValues.ts'
import type { ZonesValues } from './zoneValues.ts'

interface TryZipCodeProps {
  control: Control<ZonesValues>
  /** The price of the required services for delivery alone. */
  services: Oere
}

/** ZON-5: the delivery that a customer would get shown for a postal code, by the zones as they are typed. */
export function TryZipCode({ control, services }: TryZipCodeProps) {
  const typed = useWatch({ control, name: 'zones' })
  const [zipCode, setZipCode] = useState('')
  const zones = typed.map((values) => ({ ...toZone(values), isReadable: hasReadableAmounts(values) }))
  const zone = findZone(zones, zipCode)
  const answer = () => {
    if (zipCode.length < 4) return ''
    if (zones.length === 0)
      return ['I leverer overalt.', formatDeliveryFrom([], services) ?? 'Det er gratis.'].join(' ')
    if (!zone) return `I leverer ikke til ${zipCode}.`
    if (!zone.isReadable) return `${zone.name}. Ret områdets beløb først.`
    return `${zone.name}. ${formatDeliveryTo(zipCode, zone, 0, services)}`
  }
  return (
    <FieldSection title="Prøv et postnummer">
      <div className={styles.try}>
        <Field label="Postnummer">
          {(field) => (
            <input
              {...field}
              inputMode="numeric"
              autoComplete="off"
              value={zipCode}
              onChange={({ target }) => setZipCode(sanitizeZipCode(target.value))}
            />
          )}
        </Field>
        <output>{answer()}</output>
      </div>
    </FieldSection>
  )
}
