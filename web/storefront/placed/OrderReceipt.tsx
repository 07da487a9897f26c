import type { ReactNode } from 'react'
import { capitalized } from '../../../domain/texts/capitalized.ts'
import { checkNeeds } from '../../../domain/foods/checkNeeds.ts'
import { joinNeeds } from '../../../domain/foods/needs.ts'
import { danishClock, danishDate } from '../../../domain/time/danishTime.ts'
import { formatDate, formatWeekdayDate } from '../../../domain/time/formats.ts'
import textStyles from '../../ui/text.module.css'
import breakdown from '../../lines/breakdown.module.css'
import { CheckedNeeds } from './CheckedNeeds.tsx'
import { PlacedCosts } from './PlacedCosts.tsx'
import type { ShownOrder } from './shownOrder.ts'
import styles from './OrderReceipt.module.css'

/** The breakdown of an order as it was placed, with its comment and needs. The children are the actions on it. */
export function OrderReceipt({ order, children }: { order: ShownOrder; children?: ReactNode }) {
  return (
    <aside className={breakdown.card} aria-labelledby="bestilling">
      <div className={breakdown.head}>
        <h2 id="bestilling">Din bestilling</h2>
        <span className={textStyles.note}>{`Ordre ${order.reference}`}</span>
      </div>
      <PlacedCosts order={order} phone={order.caterPhone} />
      <p className={textStyles.note}>{order.status === 'PAID' ? 'Betalt.' : 'Der er ikke trukket penge endnu.'}</p>
      <dl className={styles.facts}>
        <div>
          <dt>{order.place ? 'Levering' : 'Afhentning'}</dt>
          <dd>
            <span>{`${capitalized(formatWeekdayDate(order.date))} kl. ${order.clock}`}</span>
            {order.place && (
              <>
                <br />
                <span>{order.place}</span>
              </>
            )}
            {order.deliveredAt && (
              <>
                <br />
                <span>{`Leveret ${formatDate(danishDate(new Date(order.deliveredAt)))} kl. ${danishClock(new Date(order.deliveredAt))}`}</span>
              </>
            )}
          </dd>
        </div>
        <div>
          <dt>Bestilt af</dt>
          <dd>{order.orderer}</dd>
        </div>
        {order.needs.length > 0 && (
          <div>
            <dt>Særlige hensyn</dt>
            <dd>
              <span>{joinNeeds(order.needs.map(({ label }) => label))}</span>
              <div className={styles.checks}>
                <CheckedNeeds sentences={checkNeeds(order.needs, order.lines)} />
              </div>
            </dd>
          </div>
        )}
        {order.comment && (
          <div>
            <dt>Kommentar</dt>
            <dd>{order.comment}</dd>
          </div>
        )}
      </dl>
      {children && <p className={styles.acts}>{children}</p>}
    </aside>
  )
}
