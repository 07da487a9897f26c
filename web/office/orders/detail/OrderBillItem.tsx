import { graphql, useFragment } from 'react-relay/hooks'
import { formatKroner, toOere } from '../../../../domain/money.ts'
import type { OrderBillItem_item$key } from '../../../__generated__/OrderBillItem_item.graphql.ts'
import styles from './OrderBill.module.css'

/** One item and how many of it are made. Only an extra is paid for by itself; the rest is in the price of a cover. */
export function OrderBillItem(props: { item: OrderBillItem_item$key }) {
  const item = useFragment(
    graphql`
      fragment OrderBillItem_item on OrderItem {
        name
        type
        amount
        price
      }
    `,
    props.item,
  )
  const unit = toOere(item.price)
  const isPaidAlone = item.type === 'EXTRA'
  return (
    <tr className={styles.item}>
      <td className={styles.number}>{item.amount}x</td>
      <td>{item.name}</td>
      <td className={styles.unit}>{isPaidAlone && formatKroner(unit)}</td>
      <td className={styles.sum}>{isPaidAlone && formatKroner(unit * item.amount)}</td>
    </tr>
  )
}
