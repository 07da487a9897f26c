import { useRef } from 'react'
import type { ReactNode, RefObject } from 'react'
import { graphql, useFragment } from 'react-relay/hooks'
import { formatDate } from '../../../../domain/time/formats.ts'
import { formatKroner, toOere } from '../../../../domain/money/money.ts'
import type { OrderActionDialog_order$key } from '../../../__generated__/OrderActionDialog_order.graphql.ts'
import { Button } from '../../../ui/Button.tsx'
import type { ButtonVariant } from '../../../ui/Button.tsx'
import { Dialog } from '../../../ui/Dialog.tsx'
import { AlreadyHandled } from './AlreadyHandled.tsx'
import { OrderActionError } from '../../orderActions/OrderActionError.tsx'
import { ORDER_HEADING } from './orderHeading.ts'
import type { OrderActionDialogState } from './useOrderActionDialog.ts'
import styles from './OrderActionDialog.module.css'

/**
 * Confirms an action on an order, with a summary of the order. It stays open on a failure, with what was typed. Where
 * somebody else was faster, it shows the order's new status and can only be closed.
 */
export function OrderActionDialog(props: {
  order: OrderActionDialog_order$key
  state: OrderActionDialogState
  title: string
  confirm: string
  variant: ButtonVariant
  /** False while something must be chosen first. */
  isReady?: boolean
  isPending: boolean
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
        ...AlreadyHandled_order
      }
    `,
    props.order,
  )
  const confirmButton = useRef<HTMLButtonElement>(null)
  const { isOpen, error, isAnswered, close } = props.state
  const isAlreadyHandled = error === 'alreadyHandled'
  return (
    <Dialog
      title={props.title}
      // while the request is pending the order is shown as answered, optimistically; on failure the dialog comes back
      isOpen={isOpen && !props.isPending}
      onClose={close}
      initialFocus={isAlreadyHandled ? undefined : (props.initialFocus ?? confirmButton)}
      returnFocusTo={() => (isAnswered || props.isPending ? document.getElementById(ORDER_HEADING) : null)}
      footer={
        isAlreadyHandled ? (
          <Button onClick={close}>Luk</Button>
        ) : (
          <>
            <Button onClick={close}>Annuller</Button>
            <Button
              ref={confirmButton}
              variant={props.variant}
              disabled={props.isReady === false}
              onClick={props.onConfirm}
            >
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
        <dd>{`${formatDate(order.deliveryDate)} kl. ${order.deliveryTime}`}</dd>
        <dt>I alt</dt>
        <dd>{formatKroner(toOere(order.price))}</dd>
      </dl>
      {!isAlreadyHandled && props.children}
      <OrderActionError
        result={error}
        alreadyHandled={<AlreadyHandled order={order} />}
        signedOut="Ordren blev ikke ændret."
        failed="Vi ved ikke, om svaret nåede frem. Prøv igen."
      />
    </Dialog>
  )
}
