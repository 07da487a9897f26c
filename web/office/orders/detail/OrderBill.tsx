import { graphql, useFragment } from 'react-relay/hooks'
import type { OrderBill_order$key } from '../../../__generated__/OrderBill_order.graphql.ts'
import { AllergenChanges } from './AllergenChanges.tsx'
import { ContentBill } from './ContentBill.tsx'
import styles from './OrderBill.module.css'

/** The ordered menus and services, as they were when they were ordered, and the total. */
export function OrderBill(props: { order: OrderBill_order$key }) {
  const order = useFragment(
    graphql`
      fragment OrderBill_order on Order {
        comment
        needs {
          label
        }
        ...AllergenChanges_order
        deliveryZone
        ...ContentBill_content
      }
    `,
    props.order,
  )
  return (
    <section className={styles.slip} aria-label="Indhold">
      {order.comment && (
        <p className={styles.comment}>
          <b>Kommentar fra kunden</b>
          <span>{order.comment}</span>
        </p>
      )}
      {order.needs.length > 0 && (
        <p className={styles.comment}>
          <b>Særlige hensyn</b>
          <span>{order.needs.map(({ label }) => label).join('; ')}</span>
        </p>
      )}
      <AllergenChanges order={order} />
      <ContentBill content={order} zone={order.deliveryZone ?? null} />
    </section>
  )
}
