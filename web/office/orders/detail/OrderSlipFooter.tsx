import { graphql, useFragment } from 'react-relay/hooks'
import type { OrderSlipFooter_order$key } from '../../../__generated__/OrderSlipFooter_order.graphql.ts'
import styles from './OrderSlipFooter.module.css'

/** The footer of the kitchen's slip, in print only. */
export function OrderSlipFooter(props: { order: OrderSlipFooter_order$key }) {
  const order = useFragment(
    graphql`
      fragment OrderSlipFooter_order on Order {
        cater {
          name
        }
      }
    `,
    props.order,
  )
  return (
    <footer className={styles.footer} aria-hidden="true">
      <span>
        Pakket af <u />
      </span>
      <span>
        Kl. <u />
      </span>
      <span>{`Køkkenseddel · ${order.cater?.name ?? ''}`}</span>
    </footer>
  )
}
