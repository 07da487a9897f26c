import { formatDate } from '../../../domain/formats.ts'
import { KitchenOrderLink } from './KitchenOrderLink.tsx'
import styles from './KitchenComments.module.css'
import { spansDays } from './spansDays.ts'
import type { ShownKitchenOrder } from './readKitchenOrder.ts'

/** What customers wrote, with the orders that it belongs to. */
export function KitchenComments({ orders }: { orders: readonly ShownKitchenOrder[] }) {
  const commented = orders.filter(({ comment }) => comment)
  if (commented.length === 0) return null
  const hasDates = spansDays(orders)
  return (
    <section className={styles.comments} aria-labelledby="kitchen-comments">
      <h2 id="kitchen-comments">Kommentarer</h2>
      <ul>
        {commented.map(({ uuid, reference, date, clock, name, comment }) => (
          <li key={uuid}>
            <span>
              {hasDates && `${formatDate(date)} `}
              {clock}
            </span>
            <KitchenOrderLink uuid={uuid} reference={reference} />
            <p>
              <b>{name}.</b> {comment}
            </p>
          </li>
        ))}
      </ul>
    </section>
  )
}
