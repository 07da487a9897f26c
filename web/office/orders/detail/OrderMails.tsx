import { useState } from 'react'
import { graphql, useFragment } from 'react-relay/hooks'
import type { OrderMails_order$key } from '../../../__generated__/OrderMails_order.graphql.ts'
import { useToast } from '../../../ui/Toasts.tsx'
import type { OrderActionResult } from '../../orderActions/orderActionResult.ts'
import { OrderActionError } from '../../orderActions/OrderActionError.tsx'
import { OrderMail } from './OrderMail.tsx'
import styles from './OrderMails.module.css'
import { useResendOrderMail } from './useResendOrderMail.ts'

/** The mails about an order, newest first. Those that do not wait to be sent can be sent again. */
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
  const [result, setResult] = useState<OrderActionResult | null>(null)
  const showToast = useToast()
  const handleResult = (resent: OrderActionResult) => {
    setResult(resent)
    if (resent === 'done') showToast({ text: 'Mailen sendes igen' })
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
            isPending={isResending}
            onResend={() => {
              setResult(null)
              resend(order.id, mail.id, handleResult)
            }}
          />
        ))}
      </ul>
      <OrderActionError
        result={result}
        alreadyHandled={<strong>Mailen venter allerede på at blive sendt.</strong>}
        signedOut="Mailen blev ikke sendt igen."
        failed="Mailen blev måske ikke sendt. Prøv igen."
      />
    </section>
  )
}
