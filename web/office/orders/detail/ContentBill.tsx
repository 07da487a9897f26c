import { graphql, useFragment } from 'react-relay/hooks'
import { formatKroner, toOere } from '../../../../domain/money/money.ts'
import { deliveryServices } from '../../../../domain/money/services.ts'
import { formatDeliveryFee } from '../../../../domain/zones/zoneTexts.ts'
import type { ContentBill_content$key } from '../../../__generated__/ContentBill_content.graphql.ts'
import { readServiceScope } from '../../../catalogue/readServiceScope.ts'
import styles from './OrderBill.module.css'
import { OrderBillMenu } from './OrderBillMenu.tsx'

interface ContentBillProps {
  content: ContentBill_content$key
  /** The name of the zone of the delivery; null where it is not shown. */
  zone?: string | null
  /** Above the lines on each sheet of paper: what they belong to. */
  paperHead?: string
}

/** The content of an order or an offer, line by line, and the total. */
export function ContentBill({ zone = null, paperHead, ...props }: ContentBillProps) {
  const ordered = useFragment(
    graphql`
      fragment ContentBill_content on OrderContent {
        price
        pricePeriodDifference
        deliveryFee
        menus {
          id
          ...OrderBillMenu_menu
        }
        services {
          id
          name
          price
          appliesTo
        }
        extraLines {
          name
          price
        }
        discount {
          name
          amount
        }
      }
    `,
    props.content,
  )
  const { discount, deliveryFee } = ordered
  const services = ordered.services.map((service) => ({ ...service, appliesTo: readServiceScope(service.appliesTo) }))
  const difference = toOere(ordered.pricePeriodDifference ?? 0)
  return (
    <table className={styles.bill}>
      <thead className={styles.hiddenHeader}>
        {paperHead && (
          <tr className={styles.paperHead}>
            <td colSpan={4}>{paperHead}</td>
          </tr>
        )}
        <tr>
          <th scope="col">Antal</th>
          <th scope="col">Indhold</th>
          <th scope="col">Stykpris</th>
          <th scope="col">Beløb</th>
        </tr>
      </thead>
      {ordered.menus.map((menu) => (
        <OrderBillMenu key={menu.id} menu={menu} />
      ))}
      <tbody className={styles.extras}>
        {services.map(({ id, name, price }) => (
          <BillRow key={id} name={name} amount={formatKroner(toOere(price))} />
        ))}
        {ordered.extraLines.map(({ name, price }, index) => (
          <BillRow key={`${index} ${name}`} name={name} amount={formatKroner(toOere(price))} />
        ))}
        {discount && <BillRow isAmountOnly name={discount.name} amount={formatKroner(-toOere(discount.amount))} />}
        {difference !== 0 && (
          <BillRow isAmountOnly name={difference > 0 ? 'Pristillæg' : 'Rabat'} amount={formatKroner(difference)} />
        )}
        {deliveryFee != null && (
          <BillRow
            name={['Levering', zone].filter(Boolean).join(', ')}
            amount={formatDeliveryFee(toOere(deliveryFee), deliveryServices(services))}
          />
        )}
        <tr className={styles.total}>
          <td colSpan={3}>I alt</td>
          <td className={styles.sum}>{formatKroner(toOere(ordered.price))}</td>
        </tr>
      </tbody>
    </table>
  )
}

/** A service, a line of the caterer's own, a delivery, a surcharge or a discount. Mere amounts are left out of the kitchen's print. */
function BillRow(props: { name: string; amount: string; isAmountOnly?: boolean }) {
  return (
    <tr className={props.isAmountOnly ? styles.amountOnly : undefined}>
      <td colSpan={3}>{props.name}</td>
      <td className={styles.sum}>{props.amount}</td>
    </tr>
  )
}
