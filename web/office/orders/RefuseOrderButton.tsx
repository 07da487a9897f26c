import { useRef, useState } from 'react'
import { graphql, useFragment } from 'react-relay/hooks'
import type { RefuseOrderButton_order$key } from '../../__generated__/RefuseOrderButton_order.graphql.ts'
import { OfficeButton } from '../parts/OfficeButton.tsx'
import { OfficeField } from '../parts/OfficeField.tsx'
import { OrderDeedDialog } from './OrderDeedDialog.tsx'
import { useOrderDeedDialog } from './useOrderDeedDialog.ts'
import { useRefuseOrder } from './useRefuseOrder.ts'

/** What the service takes. */
const LONGEST_REASON = 2000

/** 'Afvis': refuses an order that awaits approval, after asking, with a reason for the customer or without. */
export function RefuseOrderButton(props: { order: RefuseOrderButton_order$key }) {
  const order = useFragment(
    graphql`
      fragment RefuseOrderButton_order on Order {
        id
        orderer
        viewerCanRefuse
        ...OrderDeedDialog_order
      }
    `,
    props.order,
  )
  const [refuse, isRefusing] = useRefuseOrder()
  const dialog = useOrderDeedDialog()
  const [reason, setReason] = useState('')
  const reasonField = useRef<HTMLTextAreaElement>(null)
  return (
    <>
      {order.viewerCanRefuse && (
        <OfficeButton kind="danger" onClick={dialog.open}>
          Afvis
        </OfficeButton>
      )}
      <OrderDeedDialog
        order={order}
        state={dialog}
        title="Vil du afvise ordren?"
        confirm="Ja, afvis"
        kind="destroy"
        isBusy={isRefusing}
        onConfirm={() => refuse(order.id, reason.trim() || null, dialog.settle)}
        initialFocus={reasonField}
      >
        <p>{order.orderer} får en mail om, at I ikke kan levere. En begrundelse kommer med i mailen.</p>
        <OfficeField label="Begrundelse (valgfri)">
          {(control) => (
            <textarea
              {...control}
              ref={reasonField}
              rows={4}
              maxLength={LONGEST_REASON}
              value={reason}
              onChange={(event) => setReason(event.target.value)}
            />
          )}
        </OfficeField>
      </OrderDeedDialog>
    </>
  )
}
