import { graphql, useFragment } from 'react-relay/hooks'
import { formatKroner, toOere } from '../../domain/money/money.ts'
import type { RequiredServices_cater$key } from '../__generated__/RequiredServices_cater.graphql.ts'
import text from '../ui/text.module.css'

/** The cost of each order of a caterer besides its menus (LAW-3), beside a menu's price. */
export function RequiredServices(props: { cater: RequiredServices_cater$key }) {
  const { requiredServices } = useFragment(
    graphql`
      fragment RequiredServices_cater on Cater {
        requiredServices {
          name
          price
        }
      }
    `,
    props.cater,
  )
  if (requiredServices.length === 0) return null
  const fees = requiredServices.map(({ name, price }) => `+ ${name} ${formatKroner(toOere(price))} pr. ordre`)
  return (
    <p className={text.num}>
      <small>{fees.join(', ')}</small>
    </p>
  )
}
