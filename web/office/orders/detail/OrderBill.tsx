import { graphql, useFragment } from 'react-relay/hooks'
import { checkNeeds } from '../../../../domain/foods/checkNeeds.ts'
import { joinNeeds } from '../../../../domain/foods/needs.ts'
import { formatDate } from '../../../../domain/time/formats.ts'
import type { OrderBill_order$key } from '../../../__generated__/OrderBill_order.graphql.ts'
import { NeedMarks } from '../../../foods/NeedMarks.tsx'
import { readAllergens } from '../../../foods/readAllergens.ts'
import { readNeed } from '../../../foods/readNeed.ts'
import { PaperFoot } from '../../../ui/PaperFoot.tsx'
import { AllergenChanges } from './AllergenChanges.tsx'
import { ContentBill } from './ContentBill.tsx'
import styles from './OrderBill.module.css'

/** The ordered menus and services, as they were when they were ordered, and the total. */
export function OrderBill(props: { order: OrderBill_order$key }) {
  const order = useFragment(
    graphql`
      fragment OrderBill_order on Order {
        reference
        orderer
        deliveryDate
        deliveryTime
        comment
        needs {
          ...readNeed_need
        }
        menus {
          name
          allergens {
            ...readAllergens_allergens
          }
        }
        ...AllergenChanges_order
        deliveryZone
        ...ContentBill_content
      }
    `,
    props.order,
  )
  const when = `${formatDate(order.deliveryDate)} kl. ${order.deliveryTime}`
  const paperHead = `Ordre ${order.reference}, ${order.orderer}, ${when}`
  const needs = order.needs.map(readNeed)
  const menus = order.menus.map(({ name, allergens }) => ({ name, allergens: readAllergens(allergens) }))
  return (
    <section className={styles.slip} aria-label="Indhold">
      <PaperFoot>{paperHead}</PaperFoot>
      {order.comment && (
        <p className={styles.comment}>
          <b>Kommentar fra kunden</b>
          <span>{order.comment}</span>
        </p>
      )}
      {needs.length > 0 && (
        <div className={styles.comment}>
          <b>Særlige hensyn</b>
          <span>{joinNeeds(needs.map(({ label }) => label))}</span>
          <NeedMarks sentences={checkNeeds(needs, menus)} />
        </div>
      )}
      <AllergenChanges order={order} />
      <ContentBill content={order} zone={order.deliveryZone ?? null} paperHead={paperHead} />
    </section>
  )
}
