import { formatCovers } from '../../../domain/texts/counts.ts'
import { formatDate } from '../../../domain/time/formats.ts'
import { Button } from '../../ui/Button.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { KitchenOrderLink } from './KitchenOrderLink.tsx'
import { spansDays } from './spansDays.ts'
import styles from './ByOrderRoute.module.css'
import { KitchenOrdersPage } from './KitchenOrdersPage.tsx'
import { KitchenOrderLines } from './KitchenOrderLines.tsx'
import { kitchenSummary } from './kitchenSummary.ts'
import { PaperList } from './PaperList.tsx'
import { OrderNeeds } from './OrderNeeds.tsx'
import type { ShownKitchenOrder } from './readKitchenOrder.ts'

/** The production, order by order. */
export function Component() {
  return (
    <KitchenOrdersPage
      title="Produktion efter ordre"
      summary={kitchenSummary}
      actions={
        <Button variant="primary" onClick={() => window.print()}>
          <Icon name="print" />
          Udskriv
        </Button>
      }
    >
      {(orders, title) => (
        <PaperList title={title} summary={kitchenSummary(orders)}>
          {orders.map((order) => (
            <KitchenOrder key={order.uuid} order={order} hasDate={spansDays(orders)} />
          ))}
        </PaperList>
      )}
    </KitchenOrdersPage>
  )
}

function KitchenOrder({ order, hasDate }: { order: ShownKitchenOrder; hasDate: boolean }) {
  const { uuid, reference, date, clock, name, isPickup, city, covers, comment } = order
  return (
    <section className={styles.order} aria-labelledby={uuid}>
      <div className={styles.head}>
        <p className={styles.clock}>
          {hasDate && <small>{`${formatDate(date)} kl. `}</small>}
          <span>{clock}</span>
        </p>
        <h2 id={uuid}>
          <KitchenOrderLink uuid={uuid} reference={reference} />
        </h2>
        <p>{name}</p>
        <p className={styles.quiet}>
          <span>{isPickup ? 'Afhentes' : `Levering, ${city ?? ''}`}</span>
          <span>{formatCovers(covers)}</span>
        </p>
      </div>
      <div className={styles.content}>
        <div className={styles.special}>
          <OrderNeeds order={order} className={styles.comment} />
          {comment && <p className={styles.comment}>{comment}</p>}
        </div>
        <KitchenOrderLines order={order} />
      </div>
    </section>
  )
}
