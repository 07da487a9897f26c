import { danishClock, danishDate } from '../../../domain/danishTime.ts'
import { formatDate, formatWeekdayDate } from '../../../domain/formats.ts'
import { formatKroner } from '../../../domain/money.ts'
import { formatDeliveryFee } from '../../../domain/zoneTexts.ts'
import textStyles from '../../ui/text.module.css'
import breakdown from '../breakdown.module.css'
import { PlacedOrderLine } from './PlacedOrderLine.tsx'
import type { ShownOrder } from './shownOrder.ts'
import styles from './ThanksRoute.module.css'

/** The breakdown of an order as it was placed, and what was said with it. */
export function PlacedOrder({ order }: { order: ShownOrder }) {
  const { difference } = order
  return (
    <aside className={breakdown.card} aria-labelledby="bestilling">
      <div className={breakdown.head}>
        <h2 id="bestilling">Din bestilling</h2>
        <span className={textStyles.note}>Ordre {order.reference}</span>
      </div>
      <ul>
        {order.lines.map((line) => (
          <PlacedOrderLine key={line.id} line={line} />
        ))}
      </ul>
      <dl className={breakdown.totals}>
        {difference !== 0 && <Cost label={difference < 0 ? 'Rabat' : 'Pristillæg'} oere={difference} />}
        {order.services.map(({ id, name, price }) => (
          <Cost key={id} label={name} oere={price} />
        ))}
        {order.delivery !== null && (
          <div>
            <dt>Levering</dt>
            <dd>{formatDeliveryFee(order.delivery)}</dd>
          </div>
        )}
        <div className={breakdown.all}>
          <dt>I alt</dt>
          <dd>{formatKroner(order.total)}</dd>
        </div>
      </dl>
      <p className={textStyles.note}>{order.status === 'PAID' ? 'Betalt.' : 'Der er ikke trukket penge endnu.'}</p>
      <dl className={styles.facts}>
        <div>
          <dt>{order.place ? 'Levering' : 'Afhentning'}</dt>
          <dd>
            {formatWeekdayDate(order.date)} kl. {order.clock}
            {order.place && (
              <>
                <br />
                {order.place}
              </>
            )}
            {order.deliveredAt && (
              <>
                <br />
                Leveret {formatDate(danishDate(new Date(order.deliveredAt)))} kl.{' '}
                {danishClock(new Date(order.deliveredAt))}
              </>
            )}
          </dd>
        </div>
        <div>
          <dt>Bestilt af</dt>
          <dd>{order.orderer}</dd>
        </div>
        {order.comment && (
          <div>
            <dt>Kommentar</dt>
            <dd>{order.comment}</dd>
          </div>
        )}
      </dl>
    </aside>
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
