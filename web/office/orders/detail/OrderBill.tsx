import { graphql, useFragment } from 'react-relay/hooks'
import { formatKroner, toOere } from '../../../../domain/money.ts'
import { formatDeliveryFee } from '../../../../domain/zoneTexts.ts'
import type { OrderBill_order$key } from '../../../__generated__/OrderBill_order.graphql.ts'
import { OrderBillMenu } from './OrderBillMenu.tsx'
import styles from './OrderBill.module.css'

/** The ordered menus and services, as they were when they were ordered, and the total. */
export function OrderBill(props: { order: OrderBill_order$key }) {
  const order = useFragment(
    graphql`
      fragment OrderBill_order on Order {
        comment
        price
        pricePeriodDifference
        deliveryFee
        deliveryZone
        menus {
          id
          ...OrderBillMenu_menu
        }
        services {
          id
          name
          price
        }
      }
    `,
    props.order,
  )
  const difference = toOere(order.pricePeriodDifference ?? 0)
  return (
    <section aria-label="Indhold">
      {order.comment && (
        <p className={styles.comment}>
          <b>Kommentar fra kunden</b>
          {order.comment}
        </p>
      )}
      <table className={styles.bill}>
        <thead className={styles.hiddenHeader}>
          <tr>
            <th scope="col">Antal</th>
            <th scope="col">Indhold</th>
            <th scope="col">Stykpris</th>
            <th scope="col">Beløb</th>
          </tr>
        </thead>
        {order.menus.map((menu) => (
          <OrderBillMenu key={menu.id} menu={menu} />
        ))}
        <tbody className={styles.extras}>
          {order.services.map(({ id, name, price }) => (
            <ExtraRow key={id} name={name} amount={formatKroner(toOere(price))} />
          ))}
          {difference !== 0 && (
            <ExtraRow isAmountOnly name={difference > 0 ? 'Pristillæg' : 'Rabat'} amount={formatKroner(difference)} />
          )}
          {order.deliveryFee != null && (
            <ExtraRow
              name={['Levering', order.deliveryZone].filter(Boolean).join(', ')}
              amount={formatDeliveryFee(toOere(order.deliveryFee))}
            />
          )}
          <tr className={styles.total}>
            <td colSpan={3}>I alt</td>
            <td className={styles.sum}>{formatKroner(toOere(order.price))}</td>
          </tr>
        </tbody>
      </table>
    </section>
  )
}

/** A service, a delivery, a surcharge or a discount. Mere amounts are left out of the kitchen's print. */
function ExtraRow(props: { name: string; amount: string; isAmountOnly?: boolean }) {
  return (
    <tr className={props.isAmountOnly ? styles.amountOnly : undefined}>
      <td colSpan={3}>{props.name}</td>
      <td className={styles.sum}>{props.amount}</td>
    </tr>
  )
}
