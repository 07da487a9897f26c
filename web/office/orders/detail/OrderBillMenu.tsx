import { graphql, useFragment } from 'react-relay/hooks'
import { groupThousands } from '../../../../domain/texts/numbers.ts'
import { formatKroner, toOere } from '../../../../domain/money/money.ts'
import type { OrderBillMenu_menu$key } from '../../../__generated__/OrderBillMenu_menu.graphql.ts'
import { AllergenSentences } from '../../../foods/AllergenSentences.tsx'
import { readAllergens } from '../../../foods/readAllergens.ts'
import { OrderBillItem } from './OrderBillItem.tsx'
import styles from './OrderBill.module.css'

/** An ordered menu: its covers, then the items of each group, and the extras with their own price. */
export function OrderBillMenu(props: { menu: OrderBillMenu_menu$key }) {
  const menu = useFragment(
    graphql`
      fragment OrderBillMenu_menu on OrderMenu {
        name
        type
        covers
        price
        allergens {
          ...readAllergens_allergens
        }
        groups {
          id
          name
          items {
            id
            ...OrderBillItem_item
          }
        }
        items {
          id
          type
          ...OrderBillItem_item
        }
      }
    `,
    props.menu,
  )
  const unitPrice = toOere(menu.price)
  const blocks = [
    ...menu.groups,
    {
      id: 'parts',
      // the items of a free choice were chosen by the customer
      name: menu.type === 'MENU' ? 'Inkluderet' : 'Valgt',
      items: menu.items.filter(({ type }) => type !== 'EXTRA'),
    },
    { id: 'extras', name: 'Tilvalg', items: menu.items.filter(({ type }) => type === 'EXTRA') },
  ].filter(({ items }) => items.length > 0)
  return (
    <tbody className={styles.menu}>
      <tr>
        <td className={styles.number}>{`${groupThousands(String(menu.covers))}x`}</td>
        <th scope="rowgroup">{menu.name}</th>
        <td className={styles.unit}>{`${formatKroner(unitPrice)} pr. kuvert`}</td>
        <td className={styles.sum}>{formatKroner(unitPrice * menu.covers)}</td>
      </tr>
      {blocks.flatMap(({ id, name, items }) => [
        <tr key={id} className={styles.group}>
          <td colSpan={4}>{name}</td>
        </tr>,
        ...items.map((item) => <OrderBillItem key={`${id} ${item.id}`} item={item} />),
      ])}
      <tr className={styles.allergens}>
        <td colSpan={4}>
          <AllergenSentences allergens={readAllergens(menu.allergens)} />
        </td>
      </tr>
    </tbody>
  )
}
