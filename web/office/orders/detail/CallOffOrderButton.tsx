import { useRef, useState } from 'react'
import { graphql, useFragment } from 'react-relay/hooks'
import { MAX_REASON_LENGTH } from '../../../../domain/texts/textLengths.ts'
import { REFUSAL_TEXTS } from '../../../../domain/texts/texts.ts'
import type { CallOffOrderButton_order$key } from '../../../__generated__/CallOffOrderButton_order.graphql.ts'
import { Button } from '../../../ui/Button.tsx'
import { Field } from '../../../ui/Field.tsx'
import { OrderActionDialog } from './OrderActionDialog.tsx'
import { useCallOffOrder } from './useCallOffOrder.ts'
import { useOrderActionDialog } from './useOrderActionDialog.ts'
import { useSessionText } from './useSessionText.ts'

/** CHG-7: 'Aflys' calls off an accepted order, after a confirmation, with a reason for the customer. */
export function CallOffOrderButton(props: { order: CallOffOrderButton_order$key }) {
  const order = useFragment(
    graphql`
      fragment CallOffOrderButton_order on Order {
        id
        reference
        orderer
        viewerCanCallOff
        ...OrderActionDialog_order
      }
    `,
    props.order,
  )
  const [callOff, isCallingOff] = useCallOffOrder()
  const dialog = useOrderActionDialog(order.reference)
  const [reason, setReason] = useSessionText(`order-call-off:${order.id}`)
  const [error, setError] = useState<string>()
  const reasonField = useRef<HTMLTextAreaElement>(null)
  const confirm = () => {
    const text = reason.trim()
    setError(text === '' ? REFUSAL_TEXTS.required : undefined)
    if (text === '') reasonField.current?.focus()
    else callOff(order.id, text, dialog.handleResult)
  }
  return (
    <>
      {order.viewerCanCallOff && (
        <Button variant="dangerOutline" onClick={dialog.open}>
          Aflys
        </Button>
      )}
      <OrderActionDialog
        order={order}
        state={dialog}
        title="Vil du aflyse ordren?"
        confirm="Ja, aflys"
        variant="danger"
        isPending={isCallingOff}
        onConfirm={confirm}
        initialFocus={reasonField}
      >
        <p>{`${order.orderer} får en mail med begrundelsen og skal ikke betale. Det kan ikke fortrydes.`}</p>
        <Field label="Begrundelse" error={error}>
          {(control) => (
            <textarea
              {...control}
              ref={reasonField}
              rows={4}
              maxLength={MAX_REASON_LENGTH}
              value={reason}
              onChange={(event) => {
                setReason(event.target.value)
                setError(undefined)
              }}
            />
          )}
        </Field>
      </OrderActionDialog>
    </>
  )
}
