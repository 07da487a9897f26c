import { graphql, useFragment } from 'react-relay/hooks'
import type { OrderActions_order$key } from '../../../__generated__/OrderActions_order.graphql.ts'
import { paths } from '../../../page/paths.ts'
import { ButtonLink } from '../../../ui/Button.tsx'
import { AcceptOrderButton } from './AcceptOrderButton.tsx'
import { CallOffOrderButton } from './CallOffOrderButton.tsx'
import { MarkOrderPaidButton } from './MarkOrderPaidButton.tsx'
import { NextAwaitingLink } from './NextAwaitingLink.tsx'
import { RefuseOrderButton } from './RefuseOrderButton.tsx'
import { useNextAwaiting } from './useNextAwaiting.ts'

/**
 * The buttons of the viewer's possible actions; each decides by itself whether to show. Once the order is answered, the
 * main one leads on to the next that waits.
 */
export function OrderActions(props: { order: OrderActions_order$key }) {
  const order = useFragment(
    graphql`
      fragment OrderActions_order on Order {
        uuid
        viewerCanAccept
        viewerCanPropose
        ...RefuseOrderButton_order
        ...AcceptOrderButton_order
        ...MarkOrderPaidButton_order
        ...CallOffOrderButton_order
      }
    `,
    props.order,
  )
  const isQueueLeft = useNextAwaiting(order.uuid) !== null
  return (
    <>
      <RefuseOrderButton order={order} />
      <CallOffOrderButton order={order} />
      {order.viewerCanPropose && <ButtonLink to={paths.officeProposal(order.uuid)}>Foreslå noget andet</ButtonLink>}
      <AcceptOrderButton order={order} />
      <MarkOrderPaidButton order={order} isMain={!isQueueLeft} />
      {!order.viewerCanAccept && <NextAwaitingLink uuid={order.uuid} />}
    </>
  )
}
