import { graphql, useFragment } from 'react-relay/hooks'
import { formatKroner, toOere } from '../../../../domain/money.ts'
import type { OrderBill_order$key } from '../../../__generated__/OrderBill_order.graphql.ts'
import { OrderBillMenu } from './OrderBillMenu.tsx'
import styles from './OrderBill.module.css'

/** What was ordered, as it was copied into the order, down to the total. */
export function OrderBill(props: { order: OrderBill_order$key }) {
  const order = useFragment(
    graphql`
      fragment OrderBill_order on Order {
        comment
        price
        pricePeriodDifference
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
        <thead className={styles.unseen}>
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
        <tbody className={styles.rest}>
          {order.services.map(({ id, name, price }) => (
            <RestRow key={id} name={name} amount={formatKroner(toOere(price))} />
          ))}
          {difference !== 0 && (
            <RestRow isMoneyAlone name={difference > 0 ? 'Pristillæg' : 'Rabat'} amount={formatKroner(difference)} />
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

/** What is not a menu. Where it is money alone, the kitchen does not read of it. */
function RestRow(props: { name: string; amount: string; isMoneyAlone?: boolean }) {
  return (
    <tr className={props.isMoneyAlone ? styles.money : undefined}>
      <td colSpan={3}>{props.name}</td>
      <td className={styles.sum}>{props.amount}</td>
    </tr>
  )
}
