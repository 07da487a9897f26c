import { useState } from 'react'
import { graphql, useFragment } from 'react-relay/hooks'
import type { OrderMails_order$key } from '../../../__generated__/OrderMails_order.graphql.ts'
import { SignInAgain } from '../../form/SignInAgain.tsx'
import { Notice } from '../../../ui/Notice.tsx'
import { useToast } from '../../../ui/Toasts.tsx'
import type { OrderActionResult } from './orderActionResult.ts'
import { OrderMail } from './OrderMail.tsx'
import styles from './OrderMails.module.css'
import { useResendOrderMail } from './useResendOrderMail.ts'

/** The mails about an order, the newest first; each that has left can be sent again. */
export function OrderMails(props: { order: OrderMails_order$key }) {
  const order = useFragment(
    graphql`
      fragment OrderMails_order on Order {
        id
        mails {
          id
          ...OrderMail_mail
        }
      }
    `,
    props.order,
  )
  const [resend, isResending] = useResendOrderMail()
  const [outcome, setOutcome] = useState<OrderActionResult>()
  const showToast = useToast()
  const settle = (ended: OrderActionResult) => {
    setOutcome(ended)
    if (ended === 'done') showToast({ text: 'Mailen sendes igen' })
  }
  const mails = order.mails ?? []
  return (
    <section className={styles.mails} aria-labelledby="order-mails">
      <h2 id="order-mails">Mails</h2>
      {mails.length === 0 && <p>Ingen mails endnu</p>}
      <ul>
        {mails.toReversed().map((mail) => (
          <OrderMail
            key={mail.id}
            mail={mail}
            isBusy={isResending}
            onResend={() => {
              setOutcome(undefined)
              resend(order.id, mail.id, settle)
            }}
          />
        ))}
      </ul>
      {outcome === 'alreadyHandled' && (
        <Notice variant="info" role="alert">
          <strong>Mailen venter allerede på at blive sendt.</strong>
        </Notice>
      )}
      {outcome === 'signedOut' && <SignInAgain>Mailen blev ikke sendt igen.</SignInAgain>}
      {outcome === 'failed' && (
        <Notice variant="error" role="alert">
          <strong>Noget gik galt.</strong>
          <span>Mailen blev måske ikke sendt. Prøv igen.</span>
        </Notice>
      )}
    </section>
  )
}
