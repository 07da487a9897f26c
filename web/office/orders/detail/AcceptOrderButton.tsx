import { graphql, useFragment } from 'react-relay/hooks'
import type { AcceptOrderButton_order$key } from '../../../__generated__/AcceptOrderButton_order.graphql.ts'
import { Button } from '../../../ui/Button.tsx'
import { Icon } from '../../../ui/Icon.tsx'
import { useLetterKey } from '../../keys/useLetterKey.ts'
import { OrderActionDialog } from './OrderActionDialog.tsx'
import { useAcceptOrder } from './useAcceptOrder.ts'
import { useOrderActionDialog } from './useOrderActionDialog.ts'

/** 'Godkend': accepts an order that awaits approval, after a confirmation. */
export function AcceptOrderButton(props: { order: AcceptOrderButton_order$key }) {
  const order = useFragment(
    graphql`
      fragment AcceptOrderButton_order on Order {
        id
        reference
        orderer
        viewerCanAccept
        ...OrderActionDialog_order
      }
    `,
    props.order,
  )
  const [accept, isAccepting] = useAcceptOrder()
  const dialog = useOrderActionDialog(order.reference)
  useLetterKey('g', order.viewerCanAccept ? dialog.open : null)
  return (
    <>
      {order.viewerCanAccept && (
        <Button variant="primary" shortcut="G" onClick={dialog.open}>
          <Icon name="check" />
          Godkend
        </Button>
      )}
      <OrderActionDialog
        order={order}
        state={dialog}
        title="Vil du godkende ordren?"
        confirm="Ja, godkend"
        variant="primary"
        isPending={isAccepting}
        onConfirm={() => accept(order.id, dialog.handleResult)}
      >
        <p>{`${order.orderer} får en mail om, at I leverer. Det kan fortrydes i 10 sekunder.`}</p>
      </OrderActionDialog>
    </>
  )
}
