import { graphql, useFragment } from 'react-relay/hooks'
import { groupThousands } from '../../../../domain/texts/numbers.ts'
import { formatKroner, toOere } from '../../../../domain/money/money.ts'
import type { OrderBillItem_item$key } from '../../../__generated__/OrderBillItem_item.graphql.ts'
import styles from './OrderBill.module.css'

/** An item and its quantity. Only extras have a price of their own; the rest is in the price of a cover. */
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
  const unitPrice = toOere(item.price)
  const isExtra = item.type === 'EXTRA'
  return (
    <tr className={styles.item}>
      <td className={styles.number}>{`${groupThousands(String(item.amount))}x`}</td>
      <td>{item.name}</td>
      <td className={styles.unit}>{isExtra && formatKroner(unitPrice)}</td>
      <td className={styles.sum}>{isExtra && formatKroner(unitPrice * item.amount)}</td>
    </tr>
  )
}
