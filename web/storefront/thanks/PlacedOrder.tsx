import { graphql, useFragment } from 'react-relay/hooks'
import { formatKroner, toOere } from '../../../domain/money.ts'
import type { PlacedOrder_order$key } from '../../__generated__/PlacedOrder_order.graphql.ts'
import textStyles from '../../ui/text.module.css'
import { PlacedOrderLine } from './PlacedOrderLine.tsx'
import styles from './PlacedOrder.module.css'

/** The breakdown of an order as it was placed. */
export function PlacedOrder(props: { order: PlacedOrder_order$key }) {
  const order = useFragment(
    graphql`
      fragment PlacedOrder_order on Order {
        reference
        price
        pricePeriodDifference
        menus {
          id
          ...PlacedOrderLine_menu
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
    <aside className={styles.summary} aria-labelledby="bestilling">
      <div className={styles.head}>
        <h2 id="bestilling">Din bestilling</h2>
        <span className={textStyles.note}>Ordre {order.reference}</span>
      </div>
      <ul>
        {order.menus.map((menu) => (
          <PlacedOrderLine key={menu.id} menu={menu} />
        ))}
      </ul>
      <dl className={styles.totals}>
        {difference !== 0 && <Cost label={difference < 0 ? 'Rabat' : 'Pristillæg'} oere={difference} />}
        {order.services.map(({ id, name, price }) => (
          <Cost key={id} label={name} oere={toOere(price)} />
        ))}
        <div className={styles.all}>
          <dt>I alt</dt>
          <dd>{formatKroner(toOere(order.price))}</dd>
        </div>
      </dl>
      <p className={textStyles.note}>Inkl. moms. Der er ikke trukket penge endnu.</p>
    </aside>
  )
}

function Cost({ label, oere }: { label: string; oere: number }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>{formatKroner(oere)}</dd>
    </div>
  )
}
