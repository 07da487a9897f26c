import { graphql, useFragment } from 'react-relay/hooks'
import { useLocation } from 'react-router'
import type { AnswerQuestion_order$key } from '../../../__generated__/AnswerQuestion_order.graphql.ts'
import { Button } from '../../../ui/Button.tsx'
import { readOrderLinkState } from './orderLinkState.ts'
import { AlreadyHandled } from './AlreadyHandled.tsx'
import styles from './AnswerQuestion.module.css'
import { ORDER_HEADING } from './orderHeading.ts'
import { OrderActionError } from '../../orderActions/OrderActionError.tsx'
import { RefusalReasons } from './RefusalReasons.tsx'
import { useAcceptOrder } from './useAcceptOrder.ts'
import { useOrderActionDialog } from './useOrderActionDialog.ts'
import { useRefuseOrder } from './useRefuseOrder.ts'

/**
 * Opens the answer at once, where the link was to give it ('Svar på den ældste', 'Næste der venter'): the page shows the
 * whole order, and a press answers. It stands away from the buttons that led here, which may be pressed twice.
 */
export function AnswerQuestion(props: { order: AnswerQuestion_order$key }) {
  const order = useFragment(
    graphql`
      fragment AnswerQuestion_order on Order {
        id
        reference
        orderer
        viewerCanAccept
        ...AlreadyHandled_order
      }
    `,
    props.order,
  )
  const { toAnswer = false } = readOrderLinkState(useLocation().state)
  const [accept, isAccepting] = useAcceptOrder()
  const [refuse, isRefusing] = useRefuseOrder()
  const answer = useOrderActionDialog(order.reference)
  const isPending = isAccepting || isRefusing
  const start = () => {
    answer.open()
    // the button that has the focus goes away
    document.getElementById(ORDER_HEADING)?.focus()
  }
  if (!toAnswer || isPending) return null
  if (!order.viewerCanAccept && answer.error !== 'alreadyHandled') return null
  return (
    <section className={styles.question} aria-label="Svar på ordren">
      {order.viewerCanAccept && (
        <>
          <div className={styles.accept}>
            <p>
              <span>{`Vil du godkende ordre ${order.reference} til `}</span>
              <strong>{order.orderer}</strong>?
            </p>
            <Button
              variant="accent"
              onClick={() => {
                start()
                accept(order.id, answer.handleResult)
              }}
            >
              Ja, godkend
            </Button>
          </div>
          <RefusalReasons
            isPending={isPending}
            onRefuse={(reason) => {
              start()
              refuse(order.id, reason, answer.handleResult)
            }}
          />
        </>
      )}
      <OrderActionError
        result={answer.error}
        alreadyHandled={<AlreadyHandled order={order} />}
        signedOut="Ordren blev ikke ændret."
        failed="Vi ved ikke, om svaret nåede frem. Prøv igen."
      />
    </section>
  )
}
