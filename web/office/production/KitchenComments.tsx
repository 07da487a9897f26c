import { formatDate } from '../../../domain/time/formats.ts'
import { KitchenOrderLink } from './KitchenOrderLink.tsx'
import styles from './KitchenComments.module.css'
import { MenuAllergens } from './MenuAllergens.tsx'
import { OrderNeeds } from './OrderNeeds.tsx'
import { spansDays } from './spansDays.ts'
import type { ShownKitchenOrder } from './readKitchenOrder.ts'

/** The comments of customers and the needs of their guests, with their orders, and the allergens of those with needs. */
export function KitchenComments({ orders }: { orders: readonly ShownKitchenOrder[] }) {
  const special = orders.filter(({ comment, needs }) => comment || needs.length > 0)
  if (special.length === 0) return null
  const hasDates = spansDays(orders)
  return (
    <section className={styles.comments} aria-labelledby="kitchen-comments">
      <h2 id="kitchen-comments">Hensyn og kommentarer</h2>
      <ul>
        {special.map(({ uuid, reference, date, clock, name, comment, needs, checks, menus }) => (
          <li key={uuid}>
            <p className={styles.when}>
              <b>{`${hasDates ? `${formatDate(date)} ` : ''}${clock}`}</b>
              <KitchenOrderLink uuid={uuid} reference={reference} />
            </p>
            <div>
              <OrderNeeds order={{ needs, checks }} />
              {needs.length > 0 &&
                menus.map((menu, index) => (
                  <div key={index} className={styles.menu}>
                    {menus.length > 1 && <p className={styles.name}>{menu.name}</p>}
                    <MenuAllergens sentences={menu.allergens} />
                  </div>
                ))}
              {comment && (
                <p className={styles.comment}>
                  <b>{`${name}.`}</b>
                  <span>{` ${comment}`}</span>
                </p>
              )}
            </div>
          </li>
        ))}
      </ul>
    </section>
  )
}
