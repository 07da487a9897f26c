import { useState } from 'react'
import { graphql, useFragment } from 'react-relay/hooks'
import { useToast } from '../../../ui/Toasts.tsx'
import type { UndoOrderAnswer_order$key } from '../../../__generated__/UndoOrderAnswer_order.graphql.ts'
import { OrderActionError } from './OrderActionError.tsx'
import { ORDER_HEADING } from './orderHeading.ts'
import { UndoOffer } from './UndoOffer.tsx'
import type { OrderActionResult } from './useOrderAction.ts'
import { useUndoOrderAnswer } from './useUndoOrderAnswer.ts'

/** Offers the user who accepted or refused an order to undo that, while it is possible, and explains a failed attempt. */
export function UndoOrderAnswer(props: { order: UndoOrderAnswer_order$key }) {
  const order = useFragment(
    graphql`
      fragment UndoOrderAnswer_order on Order {
        id
        reference
        orderer
        status
        undoUntil
        viewerCanUndo
      }
    `,
    props.order,
  )
  const [undo, isUndoing] = useUndoOrderAnswer()
  const [result, setResult] = useState<OrderActionResult | null>(null)
  const showToast = useToast()
  const isRefused = order.status === 'REFUSED'
  const handleResult = (undone: OrderActionResult) => {
    setResult(undone)
    if (undone !== 'done') return
    showToast({ text: isRefused ? 'Afvisningen er fortrudt' : 'Godkendelsen er fortrudt' })
    // the button that had the focus is gone
    document.getElementById(ORDER_HEADING)?.focus()
  }
  return (
    <>
      {order.undoUntil && order.viewerCanUndo && (
        <UndoOffer
          key={order.undoUntil}
          until={order.undoUntil}
          done={`Ordre ${order.reference} er ${isRefused ? 'afvist' : 'godkendt'}`}
          explanation={`Mailen til ${order.orderer} er ikke sendt endnu.`}
          label={`Fortryd ${isRefused ? 'afvisningen' : 'godkendelsen'}`}
          isPending={isUndoing}
          onUndo={() => {
            setResult(null)
            undo(order.id, handleResult)
          }}
        />
      )}
      <OrderActionError
        result={result}
        alreadyHandled={
          <>
            <strong>Ordren er allerede behandlet.</strong>
            <span>Svaret kan ikke længere fortrydes.</span>
          </>
        }
        signedOut="Svaret blev ikke fortrudt."
        failed="Vi ved ikke, om svaret blev fortrudt. Genindlæs siden for at se, hvor ordren står."
      />
    </>
  )
}
