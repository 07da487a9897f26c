import { useState } from 'react'
import { graphql, useFragment } from 'react-relay/hooks'
import { PAYMENT_WORDS } from '../../../../domain/orderStates.ts'
import type { PaymentMethod } from '../../../../domain/orderStates.ts'
import type { MarkOrderPaidButton_order$key } from '../../../__generated__/MarkOrderPaidButton_order.graphql.ts'
import { Button } from '../../../ui/Button.tsx'
import { OrderActionDialog } from './OrderActionDialog.tsx'
import { useMarkOrderPaid } from './useMarkOrderPaid.ts'
import { useOrderActionDialog } from './useOrderActionDialog.ts'
import styles from './OrderActionDialog.module.css'

const METHODS = ['CARD', 'BANK_TRANSFER'] as const satisfies PaymentMethod[]

/** 'Marker som betalt': marks an accepted order as paid, after choosing the payment method. */
export function MarkOrderPaidButton(props: { order: MarkOrderPaidButton_order$key }) {
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
  const [method, setMethod] = useState<PaymentMethod>('CARD')
  return (
    <>
      {order.viewerCanMarkPaid && (
        <Button variant="primary" onClick={dialog.open}>
          Marker som betalt
        </Button>
      )}
      <OrderActionDialog
        order={order}
        state={dialog}
        title="Vil du markere ordren som betalt?"
        confirm="Ja, marker som betalt"
        variant="primary"
        isPending={isMarking}
        onConfirm={() => markPaid(order.id, method, dialog.handleResult)}
      >
        <fieldset className={styles.methods}>
          <legend>Hvordan er der betalt?</legend>
          {METHODS.map((choice) => (
            <label key={choice} className={styles.method}>
              <input
                type="radio"
                name="paymentMethod"
                value={choice}
                checked={method === choice}
                onChange={() => setMethod(choice)}
              />
              {PAYMENT_WORDS[choice]}
            </label>
          ))}
        </fieldset>
        <p>{order.orderer} får en kvittering på mail.</p>
      </OrderActionDialog>
    </>
  )
}
