import { useState } from 'react'
import { graphql, useFragment } from 'react-relay/hooks'
import type { UndoOrderAnswer_order$key } from '../../../__generated__/UndoOrderAnswer_order.graphql.ts'
import type { UndoOrderAnswer_viewer$key } from '../../../__generated__/UndoOrderAnswer_viewer.graphql.ts'
import { SignInAgain } from '../../form/SignInAgain.tsx'
import { Notice } from '../../../ui/Notice.tsx'
import { useToast } from '../../../ui/Toasts.tsx'
import type { OrderActionResult } from './orderActionResult.ts'
import { ORDER_HEADING } from './orderHeading.ts'
import { UndoOffer } from './UndoOffer.tsx'
import { useUndoOrderAnswer } from './useUndoOrderAnswer.ts'

/** The way back from accepting or refusing for who did it, as long as there is one, and what became of trying it. */
export function UndoOrderAnswer(props: {
  order: UndoOrderAnswer_order$key
  viewer: UndoOrderAnswer_viewer$key | null
}) {
  const order = useFragment(
    graphql`
      fragment UndoOrderAnswer_order on Order {
        id
        reference
        orderer
        status
        undoUntil
        events {
          type
          by
        }
      }
    `,
    props.order,
  )
  const viewer = useFragment(
    graphql`
      fragment UndoOrderAnswer_viewer on User {
        firstName
        lastName
      }
    `,
    props.viewer,
  )
  const [undo, isUndoing] = useUndoOrderAnswer()
  const [outcome, setOutcome] = useState<OrderActionResult>()
  const showToast = useToast()
  // the history knows people by their names
  const name = [viewer?.firstName, viewer?.lastName].filter(Boolean).join(' ')
  const answeredBy = order.events.findLast(({ type }) => type === 'ACCEPTED' || type === 'REFUSED')?.by ?? ''
  const isRefused = order.status === 'REFUSED'
  const answer = isRefused ? 'afvisningen' : 'godkendelsen'
  const settle = (ended: OrderActionResult) => {
    setOutcome(ended)
    if (ended !== 'done') return
    showToast({ text: isRefused ? 'Afvisningen er fortrudt' : 'Godkendelsen er fortrudt' })
    // the button is gone
    document.getElementById(ORDER_HEADING)?.focus()
  }
  return (
    <>
      {order.undoUntil && answeredBy === name && (
        <UndoOffer
          key={order.undoUntil}
          until={order.undoUntil}
          done={`Ordre ${order.reference} er ${isRefused ? 'afvist' : 'godkendt'}`}
          explanation={`Mailen til ${order.orderer} er ikke sendt endnu.`}
          label={`Fortryd ${answer}`}
          isBusy={isUndoing}
          onUndo={() => {
            setOutcome(undefined)
            undo(order.id, settle)
          }}
        />
      )}
      {outcome === 'alreadyHandled' && (
        <Notice variant="info" role="alert">
          <strong>Ordren er allerede behandlet.</strong>
          <span>Svaret kan ikke længere fortrydes.</span>
        </Notice>
      )}
      {outcome === 'signedOut' && <SignInAgain>Svaret blev ikke fortrudt.</SignInAgain>}
      {outcome === 'failed' && (
        <Notice variant="error" role="alert">
          <strong>Noget gik galt.</strong>
          <span>Vi ved ikke, om svaret blev fortrudt. Genindlæs siden for at se, hvor ordren står.</span>
        </Notice>
      )}
    </>
  )
}
