import { graphql, useFragment } from 'react-relay/hooks'
import { formatKroner, toOere } from '../../../domain/money.ts'
import type { PlacedOrder_order$key } from '../../__generated__/PlacedOrder_order.graphql.ts'
import textStyles from '../../ui/text.module.css'
import breakdown from '../breakdown.module.css'
import { PlacedOrderLine } from './PlacedOrderLine.tsx'

/** The breakdown of an order as it was placed. */
export function PlacedOrder(props: { order: PlacedOrder_order$key }) {
  const order = useFragment(
    graphql`
      fragment PlacedOrder_order on Order {
        reference
        status
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
    <aside className={breakdown.card} aria-labelledby="bestilling">
      <div className={breakdown.head}>
        <h2 id="bestilling">Din bestilling</h2>
        <span className={textStyles.note}>Ordre {order.reference}</span>
      </div>
      <ul>
        {order.menus.map((menu) => (
          <PlacedOrderLine key={menu.id} menu={menu} />
        ))}
      </ul>
      <dl className={breakdown.totals}>
        {difference !== 0 && <Cost label={difference < 0 ? 'Rabat' : 'Pristillæg'} oere={difference} />}
        {order.services.map(({ id, name, price }) => (
          <Cost key={id} label={name} oere={toOere(price)} />
        ))}
        <div className={breakdown.all}>
          <dt>I alt</dt>
          <dd>{formatKroner(toOere(order.price))}</dd>
        </div>
      </dl>
      <p className={textStyles.note}>
        Inkl. moms. {order.status === 'PAID' ? 'Betalt.' : 'Der er ikke trukket penge endnu.'}
      </p>
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
