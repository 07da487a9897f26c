import { useRef } from 'react'
import { graphql, useFragment } from 'react-relay/hooks'
import { MAX_REASON_LENGTH } from '../../../../domain/texts/textLengths.ts'
import type { RefuseOrderButton_order$key } from '../../../__generated__/RefuseOrderButton_order.graphql.ts'
import { Button } from '../../../ui/Button.tsx'
import { Field } from '../../../ui/Field.tsx'
import { useLetterKey } from '../../keys/useLetterKey.ts'
import { OrderActionDialog } from './OrderActionDialog.tsx'
import { RefusalReasons } from './RefusalReasons.tsx'
import { useSessionText } from './useSessionText.ts'
import { useOrderActionDialog } from './useOrderActionDialog.ts'
import { useRefuseOrder } from './useRefuseOrder.ts'

/** 'Afvis': refuses an order that awaits approval, after a confirmation, with an optional reason for the customer. */
export function RefuseOrderButton(props: { order: RefuseOrderButton_order$key }) {
  const order = useFragment(
    graphql`
      fragment RefuseOrderButton_order on Order {
        id
        reference
        orderer
        viewerCanRefuse
        ...OrderActionDialog_order
      }
    `,
    props.order,
  )
  const [refuse, isRefusing] = useRefuseOrder()
  const dialog = useOrderActionDialog(order.reference)
  // stored after a refusal too, since that can be undone
  const [reason, setReason] = useSessionText(`order-refusal:${order.id}`)
  const reasonField = useRef<HTMLTextAreaElement>(null)
  useLetterKey('a', order.viewerCanRefuse ? dialog.open : null)
  return (
    <>
      {order.viewerCanRefuse && (
        <Button variant="dangerOutline" shortcut="A" onClick={dialog.open}>
          Afvis
        </Button>
      )}
      <OrderActionDialog
        order={order}
        state={dialog}
        title="Vil du afvise ordren?"
        confirm="Ja, afvis"
        variant="danger"
        isPending={isRefusing}
        onConfirm={() => refuse(order.id, reason.trim() || null, dialog.handleResult)}
        initialFocus={reasonField}
      >
        <p>{`${order.orderer} får en mail om, at I ikke kan levere. En begrundelse kommer med i mailen.`}</p>
        <RefusalReasons isPending={isRefusing} onRefuse={(chosen) => refuse(order.id, chosen, dialog.handleResult)} />
        <Field label="Begrundelse (valgfri)">
          {(control) => (
            <textarea
              {...control}
              ref={reasonField}
              rows={4}
              maxLength={MAX_REASON_LENGTH}
              value={reason}
              onChange={(event) => setReason(event.target.value)}
            />
          )}
        </Field>
      </OrderActionDialog>
    </>
  )
}
