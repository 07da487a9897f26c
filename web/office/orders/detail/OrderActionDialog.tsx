import { useRef } from 'react'
import type { ReactNode, RefObject } from 'react'
import { graphql, useFragment } from 'react-relay/hooks'
import { formatDate } from '../../../../domain/formats.ts'
import { formatKroner, toOere } from '../../../../domain/money.ts'
import { formatStatus } from '../../../../domain/orderStates.ts'
import type { OrderActionDialog_order$key } from '../../../__generated__/OrderActionDialog_order.graphql.ts'
import { SignInAgain } from '../../form/SignInAgain.tsx'
import { Button } from '../../../ui/Button.tsx'
import type { ButtonVariant } from '../../../ui/Button.tsx'
import { Dialog } from '../../../ui/Dialog.tsx'
import { Notice } from '../../../ui/Notice.tsx'
import { ORDER_HEADING } from './orderHeading.ts'
import type { OrderActionDialogState } from './useOrderActionDialog.ts'
import { useOrderState } from '../useOrderState.ts'
import styles from './OrderActionDialog.module.css'

/**
 * Asks before an answer is given, and says which order it is about. A failure is shown here and keeps what was
 * typed; where somebody else was faster, it shows what the order has become and offers nothing more.
 */
export function OrderActionDialog(props: {
  order: OrderActionDialog_order$key
  state: OrderActionDialogState
  title: string
  confirm: string
  variant: ButtonVariant
  isBusy: boolean
  onConfirm: () => void
  initialFocus?: RefObject<HTMLElement | null>
  children: ReactNode
}) {
  const order = useFragment(
    graphql`
      fragment OrderActionDialog_order on Order {
        reference
        orderer
        price
        deliveryDate
        deliveryTime
        ...useOrderState_order
      }
    `,
    props.order,
  )
  const state = useOrderState(order)
  const confirmButton = useRef<HTMLButtonElement>(null)
  const { isOpen, trouble, isAnswered, close } = props.state
  const isOver = trouble === 'alreadyHandled'
  return (
    <Dialog
      title={props.title}
      // while the answer is on its way the order is shown as answered; where that fails, the dialog comes back
      isOpen={isOpen && !props.isBusy}
      onClose={close}
      initialFocus={isOver ? undefined : (props.initialFocus ?? confirmButton)}
      returnFocusTo={() => (isAnswered || props.isBusy ? document.getElementById(ORDER_HEADING) : null)}
      footer={
        isOver ? (
          <Button onClick={close}>Luk</Button>
        ) : (
          <>
            <Button onClick={close}>Annuller</Button>
            <Button ref={confirmButton} variant={props.variant} onClick={props.onConfirm}>
              {props.confirm}
            </Button>
          </>
        )
      }
      variant="form"
    >
      <dl className={styles.facts}>
        <dt>Ordre</dt>
        <dd>{order.reference}</dd>
        <dt>Kunde</dt>
        <dd>{order.orderer}</dd>
        <dt>Levering</dt>
        <dd>
          {formatDate(order.deliveryDate)} kl. {order.deliveryTime}
        </dd>
        <dt>I alt</dt>
        <dd>{formatKroner(toOere(order.price))}</dd>
      </dl>
      {!isOver && props.children}
      {trouble === 'alreadyHandled' && (
        <Notice variant="info" role="alert">
          <strong>Ordren er allerede behandlet.</strong>
          <span>{formatStatus(state)}</span>
        </Notice>
      )}
      {typeof trouble === 'object' && trouble !== null && (
        <Notice variant="error" role="alert">
          <strong>{trouble.refused}</strong>
        </Notice>
      )}
      {trouble === 'signedOut' && <SignInAgain>Ordren blev ikke ændret.</SignInAgain>}
      {trouble === 'failed' && (
        <Notice variant="error" role="alert">
          <strong>Noget gik galt.</strong>
          <span>Vi ved ikke, om svaret nåede frem. Prøv igen.</span>
        </Notice>
      )}
    </Dialog>
  )
}
