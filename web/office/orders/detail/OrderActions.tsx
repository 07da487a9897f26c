import { graphql, useFragment } from 'react-relay/hooks'
import type { OrderActions_order$key } from '../../../__generated__/OrderActions_order.graphql.ts'
import { AcceptOrderButton } from './AcceptOrderButton.tsx'
import { MarkOrderPaidButton } from './MarkOrderPaidButton.tsx'
import { RefuseOrderButton } from './RefuseOrderButton.tsx'

/** The buttons of the viewer's possible actions; each decides by itself whether to show. */
export function OrderActions(props: { order: OrderActions_order$key }) {
  const order = useFragment(
    graphql`
      fragment OrderActions_order on Order {
        ...RefuseOrderButton_order
        ...AcceptOrderButton_order
        ...MarkOrderPaidButton_order
      }
    `,
    props.order,
  )
  return (
    <>
      <RefuseOrderButton order={order} />
      <AcceptOrderButton order={order} />
      <MarkOrderPaidButton order={order} />
    </>
  )
}
