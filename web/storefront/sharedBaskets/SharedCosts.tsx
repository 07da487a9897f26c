import { formatCovers } from '../../../domain/texts/counts.ts'
import { formatKroner } from '../../../domain/money/money.ts'
import { deliveryServices } from '../../../domain/money/services.ts'
import { formatDeliveryFee, totalLabel } from '../../../domain/zones/zoneTexts.ts'
import text from '../../ui/text.module.css'
import breakdown from '../../lines/breakdown.module.css'
import { periodLabel } from '../ordering/orderTotals.ts'
import type { TodaysBasket } from './useSharedBasket.ts'

/** The costs of a shared basket today: the goods, what comes beside them, and the total. */
export function SharedCosts({ totals, covers, party: { zipCode } }: TodaysBasket) {
  const { period, services, delivery, lacksDelivery, total } = totals
  const lines = totals.lines.reduce((sum, line) => sum + line.total, 0)
  return (
    <>
      <dl className={breakdown.totals}>
        <Cost label="Menuer og tilvalg" amount={formatKroner(lines)} />
        {period && period.difference !== 0 && (
          <Cost label={periodLabel(period.difference)} amount={formatKroner(period.difference)} />
        )}
        {delivery !== null && (
          <Cost
            label={`Levering til ${zipCode ?? ''}`}
            amount={formatDeliveryFee(delivery, deliveryServices(services))}
          />
        )}
        {services.map(({ id, name, price }) => (
          <Cost key={id} label={name} amount={formatKroner(price)} />
        ))}
        <div className={breakdown.all}>
          <dt>{totalLabel(lacksDelivery)}</dt>
          <dd>{formatKroner(total)}</dd>
        </div>
      </dl>
      {covers > 0 && (
        <p className={text.note}>
          {`${formatKroner(Math.round(total / covers))} pr. kuvert ved ${formatCovers(covers)}`}
        </p>
      )}
    </>
  )
}

const Cost = ({ label, amount }: { label: string; amount: string }) => (
  <div>
    <dt>{label}</dt>
    <dd>{amount}</dd>
  </div>
)
