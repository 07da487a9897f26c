import type { BasketService } from '../../../domain/basket/basket.ts'
import { formatSignedPercentage } from '../../../domain/texts/numbers.ts'
import { formatKroner } from '../../../domain/money/money.ts'
import { deliveryServices } from '../../../domain/money/services.ts'
import { formatDeliveryFee, totalLabel } from '../../../domain/zones/zoneTexts.ts'
import { classes } from '../../ui/classes.ts'
import textStyles from '../../ui/text.module.css'
import { LabelledCheckbox } from '../../ui/Checkbox.tsx'
import breakdown from '../../lines/breakdown.module.css'
import styles from './OrderCosts.module.css'
import { periodLabel } from './orderTotals.ts'
import type { OrderTotals } from './orderTotals.ts'

interface OrderCostsProps {
  totals: OrderTotals
  /** The sentence on the total after the other fulfilment is chosen; '' for none. */
  change: string
  /** The caterer's services that apply to it; those not required can be ticked. */
  services: readonly BasketService[]
  onTick: (service: BasketService, isTicked: boolean) => void
}

/** The costs beside the lines: the price period, the services, the delivery, and the total. */
export function OrderCosts({ totals, change, services, onTick }: OrderCostsProps) {
  const { period } = totals
  return (
    <>
      <dl className={breakdown.totals}>
        {period && period.difference !== 0 && (
          <div>
            <dt>
              <span>{periodLabel(period.difference)}</span>
              <br />
              <span className={textStyles.note}>
                {[period.name, `${formatSignedPercentage(period.percentage)} på kuverter`].filter(Boolean).join(', ')}
              </span>
            </dt>
            <dd>{formatKroner(period.difference)}</dd>
          </div>
        )}
        {services.map((service) => {
          const isOrdered = totals.services.some(({ id }) => id === service.id)
          // What a delivery costs is not known before its place is
          if (service.required && !isOrdered) return null
          return service.required ? (
            <div key={service.id}>
              <dt>{service.name}</dt>
              <dd>{formatKroner(service.price)}</dd>
            </div>
          ) : (
            <ServiceChoice
              key={service.id}
              service={service}
              isTicked={isOrdered}
              onTick={(isTicked) => onTick(service, isTicked)}
            />
          )
        })}
        {totals.delivery !== null && (
          <div>
            <dt>Levering</dt>
            <dd>{formatDeliveryFee(totals.delivery, deliveryServices(totals.services))}</dd>
          </div>
        )}
        <div className={breakdown.all}>
          <dt>{totalLabel(totals.lacksDelivery)}</dt>
          <dd>{formatKroner(totals.total)}</dd>
        </div>
      </dl>
      <output className={classes(textStyles.note, styles.change)}>{change}</output>
    </>
  )
}

interface ServiceChoiceProps {
  service: BasketService
  isTicked: boolean
  onTick: (isTicked: boolean) => void
}

function ServiceChoice({ service, isTicked, onTick }: ServiceChoiceProps) {
  return (
    <div className={classes(styles.choice, !isTicked && styles.off)}>
      <dt>
        <LabelledCheckbox checked={isTicked} onChange={(event) => onTick(event.target.checked)}>
          {service.name}
        </LabelledCheckbox>
      </dt>
      <dd>{formatKroner(service.price)}</dd>
    </div>
  )
}
