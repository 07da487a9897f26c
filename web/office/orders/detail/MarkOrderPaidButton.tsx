import { useRef, useState } from 'react'
import { graphql, useFragment } from 'react-relay/hooks'
import type { PaymentMethod } from '../../../../domain/orders/orderStates.ts'
import type { MarkOrderPaidButton_order$key } from '../../../__generated__/MarkOrderPaidButton_order.graphql.ts'
import { Button } from '../../../ui/Button.tsx'
import { OrderActionDialog } from './OrderActionDialog.tsx'
import { PaymentMethodChoice } from './PaymentMethodChoice.tsx'
import { useMarkOrderPaid } from './useMarkOrderPaid.ts'
import { useOrderActionDialog } from './useOrderActionDialog.ts'

/** 'Marker som betalt': marks an accepted order as paid, after choosing the payment method. */
export function MarkOrderPaidButton(props: { order: MarkOrderPaidButton_order$key; isMain: boolean }) {
  const order = useFragment(
    graphql`
      fragment MarkOrderPaidButton_order on Order {
        id
        reference
        orderer
        viewerCanMarkPaid
        ...OrderActionDialog_order
      }
    `,
    props.order,
  )
  const [markPaid, isMarking] = useMarkOrderPaid()
  const dialog = useOrderActionDialog(order.reference)
  const [method, setMethod] = useState<PaymentMethod | null>(null)
  const first = useRef<HTMLInputElement>(null)
  return (
    <>
      {order.viewerCanMarkPaid && (
        <Button
          variant={props.isMain ? 'primary' : 'secondary'}
          onClick={() => {
            setMethod(null)
            dialog.open()
          }}
        >
          Marker som betalt
        </Button>
      )}
      <OrderActionDialog
        order={order}
        state={dialog}
        title="Vil du markere ordren som betalt?"
        confirm="Ja, marker som betalt"
        variant="primary"
        isReady={method !== null}
        isPending={isMarking}
        onConfirm={() => method && markPaid(order.id, method, dialog.handleResult)}
        initialFocus={first}
      >
        <PaymentMethodChoice method={method} onChoose={setMethod} firstRef={first} />
        <p>{`${order.orderer} får en kvittering på mail om 10 sekunder. Indtil da kan du fortryde.`}</p>
      </OrderActionDialog>
    </>
  )
}
