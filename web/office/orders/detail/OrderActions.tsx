import { graphql, useFragment } from 'react-relay/hooks'
import type { OrderActions_order$key } from '../../../__generated__/OrderActions_order.graphql.ts'
import { AcceptOrderButton } from './AcceptOrderButton.tsx'
import { MarkOrderPaidButton } from './MarkOrderPaidButton.tsx'
import { RefuseOrderButton } from './RefuseOrderButton.tsx'

/** What the viewer can do with an order as it stands; each button knows for itself when it is offered. */
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
