import { formatKroner } from '../../../domain/money/money.ts'
import { deliveryServices } from '../../../domain/money/services.ts'
import { formatDeliveryFee } from '../../../domain/zones/zoneTexts.ts'
import breakdown from '../../lines/breakdown.module.css'
import { PlacedOrderLine } from './PlacedOrderLine.tsx'
import type { ShownContent } from './shownOrder.ts'

/** The menus of an order or of an offer, and what all of it costs. `phone` is the caterer's. */
export function PlacedCosts({ order, phone }: { order: ShownContent; phone: string | null }) {
  const { difference } = order
  return (
    <>
      <ul>
        {order.lines.map((line) => (
          <PlacedOrderLine key={line.id} line={line} phone={phone} />
        ))}
      </ul>
      <dl className={breakdown.totals}>
        {difference !== 0 && <Cost label={difference < 0 ? 'Rabat' : 'Pristillæg'} oere={difference} />}
        {order.services.map(({ id, name, price }) => (
          <Cost key={id} label={name} oere={price} />
        ))}
        {order.added.map(({ name, price }, index) => (
          <Cost key={`${index} ${name}`} label={name} oere={price} />
        ))}
        {order.discount && <Cost label={order.discount.name} oere={-order.discount.amount} />}
        {order.delivery !== null && (
          <div>
            <dt>Levering</dt>
            <dd>{formatDeliveryFee(order.delivery, deliveryServices(order.services))}</dd>
          </div>
        )}
        <div className={breakdown.all}>
          <dt>I alt</dt>
          <dd>{formatKroner(order.total)}</dd>
        </div>
      </dl>
    </>
  )
}

function Cost({ label, oere }: { label: string; oere: number }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>{formatKroner(oere)}</dd>
    </div>
  )
}
