import { graphql, useFragment } from 'react-relay/hooks'
import { formatKroner, toOere } from '../../../domain/money.ts'
import type { PlacedOrderLine_menu$key } from '../../__generated__/PlacedOrderLine_menu.graphql.ts'
import { classes } from '../../ui/classes.ts'
import textStyles from '../../ui/text.module.css'
import breakdown from '../breakdown.module.css'

/** A menu of a placed order with what was chosen, and what it costs without the price period. */
export function PlacedOrderLine(props: { menu: PlacedOrderLine_menu$key }) {
  const menu = useFragment(
    graphql`
      fragment PlacedOrderLine_menu on OrderMenu {
        name
        covers
        price
        groups {
          items {
            name
            amount
          }
        }
        items {
          name
          type
          amount
          price
        }
      }
    `,
    props.menu,
  )
  const extras = menu.items.filter(({ type }) => type === 'EXTRA')
  const chosen = [...menu.groups.flatMap((group) => group.items), ...menu.items.filter(({ type }) => type !== 'EXTRA')]
  const total = extras.reduce(
    (sum, { price, amount }) => sum + toOere(price) * amount,
    toOere(menu.price) * menu.covers,
  )
  return (
    <li className={breakdown.line}>
      <div>
        <b>
          <span className={textStyles.num}>{menu.covers} ×</span> {menu.name}
        </b>
        <p className={textStyles.note}>{formatKroner(toOere(menu.price))} pr. kuvert</p>
        {chosen.length > 0 && <p className={textStyles.note}>{withNumbers(chosen)}</p>}
        {extras.length > 0 && <p className={textStyles.note}>Tilvalg: {withNumbers(extras)}</p>}
      </div>
      <p className={classes(breakdown.sum, textStyles.num)}>{formatKroner(total)}</p>
    </li>
  )
}

// '20x Sild, 10x Laks': the numbers of the whole line, as the kitchen makes them
function withNumbers(items: readonly { name: string; amount: number }[]): string {
  return items.map(({ name, amount }) => `${amount}x ${name}`).join(', ')
}
