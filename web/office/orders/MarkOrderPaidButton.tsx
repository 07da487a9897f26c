import { useState } from 'react'
import { graphql, useFragment } from 'react-relay/hooks'
import type { MarkOrderPaidButton_order$key } from '../../__generated__/MarkOrderPaidButton_order.graphql.ts'
import { OfficeButton } from '../parts/OfficeButton.tsx'
import { OrderDeedDialog } from './OrderDeedDialog.tsx'
import { useMarkOrderPaid } from './useMarkOrderPaid.ts'
import { useOrderDeedDialog } from './useOrderDeedDialog.ts'
import styles from './OrderDeedDialog.module.css'

const WAYS = [
  { method: 'CARD', label: 'Kort' },
  { method: 'BANK_TRANSFER', label: 'Bankoverførsel' },
] as const

/** 'Marker som betalt': for an accepted order, after asking how it was paid. */
export function MarkOrderPaidButton(props: { order: MarkOrderPaidButton_order$key }) {
  const order = useFragment(
    graphql`
      fragment MarkOrderPaidButton_order on Order {
        id
        orderer
        viewerCanMarkPaid
        ...OrderDeedDialog_order
      }
    `,
    props.order,
  )
  const [markPaid, isMarking] = useMarkOrderPaid()
  const dialog = useOrderDeedDialog()
  const [method, setMethod] = useState<(typeof WAYS)[number]['method']>('CARD')
  return (
    <>
      {order.viewerCanMarkPaid && (
        <OfficeButton kind="main" onClick={dialog.open}>
          Marker som betalt
        </OfficeButton>
      )}
      <OrderDeedDialog
        order={order}
        state={dialog}
        title="Vil du markere ordren som betalt?"
        confirm="Ja, marker som betalt"
        kind="main"
        isBusy={isMarking}
        onConfirm={() => markPaid(order.id, method, dialog.settle)}
      >
        <fieldset className={styles.ways}>
          <legend>Hvordan er der betalt?</legend>
          {WAYS.map((way) => (
            <label key={way.method} className={styles.way}>
              <input
                type="radio"
                name="paymentMethod"
                value={way.method}
                checked={method === way.method}
                onChange={() => setMethod(way.method)}
              />
              {way.label}
            </label>
          ))}
        </fieldset>
        <p>{order.orderer} får en kvittering på mail.</p>
      </OrderDeedDialog>
    </>
  )
}
