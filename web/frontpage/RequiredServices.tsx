import { graphql, useFragment } from 'react-relay/hooks'
import { formatKroner, toOere } from '../../domain/money/money.ts'
import type { RequiredServices_cater$key } from '../__generated__/RequiredServices_cater.graphql.ts'
import { readServiceScope } from '../catalogue/readServiceScope.ts'
import text from '../ui/text.module.css'

/**
 * The cost of each order of a caterer besides its menus (LAW-3), beside a menu's price. What is charged for delivery alone
 * is part of the price of delivery (ZON-8), and what is charged for pickup alone counts where there is no delivery.
 */
export function RequiredServices(props: { cater: RequiredServices_cater$key }) {
  const { requiredServices, offersDelivery } = useFragment(
    graphql`
      fragment RequiredServices_cater on Cater {
        offersDelivery
        requiredServices {
          name
          price
          appliesTo
        }
      }
    `,
    props.cater,
  )
  const always = requiredServices.filter(({ appliesTo }) => {
    const scope = readServiceScope(appliesTo)
    return scope === 'both' || (scope === 'pickup' && !offersDelivery)
  })
  if (always.length === 0) return null
  const fees = always.map(({ name, price }) => `+ ${name} ${formatKroner(toOere(price))} pr. ordre`)
  return (
    <p className={text.num}>
      <small>{fees.join(', ')}</small>
    </p>
  )
}
