import { graphql, useFragment } from 'react-relay/hooks'
import type { OrderSlipFoot_order$key } from '../../__generated__/OrderSlipFoot_order.graphql.ts'
import styles from './OrderSlipFoot.module.css'

/** The end of the kitchen's slip, on paper alone: whose it is, and who has packed it. */
export function OrderSlipFoot(props: { order: OrderSlipFoot_order$key }) {
  const order = useFragment(
    graphql`
      fragment OrderSlipFoot_order on Order {
        cater {
          name
        }
      }
    `,
    props.order,
  )
  return (
    <footer className={styles.foot} aria-hidden="true">
      <span>
        Pakket af <u />
      </span>
      <span>
        Kl. <u />
      </span>
      <span>Køkkenseddel · {order.cater?.name}</span>
    </footer>
  )
}
