import { graphql, useFragment } from 'react-relay/hooks'
import { formatTimestamp } from '../../../../domain/time/formats.ts'
import type { OrderMessages_order$key } from '../../../__generated__/OrderMessages_order.graphql.ts'
import { OrderMessageForm } from './OrderMessageForm.tsx'
import styles from './OrderMessages.module.css'

/** The messages between the caterer and the customer, and the form for the next one. */
export function OrderMessages(props: { order: OrderMessages_order$key }) {
  const order = useFragment(
    graphql`
      fragment OrderMessages_order on Order {
        id
        orderer
        email
        isByPhone
        cater {
          name
        }
        messages {
          id
          sender
          sentAt
          message
        }
        ...OrderMessageForm_order
      }
    `,
    props.order,
  )
  return (
    <section className={styles.messages} aria-labelledby="order-messages">
      <h2 id="order-messages">Beskeder</h2>
      {order.messages.map(({ id, sender, sentAt, message }) => (
        <article key={id} className={styles.message}>
          <header>
            <strong>{sender === 'CUSTOMER' ? order.orderer : order.cater?.name}</strong>
            <time dateTime={sentAt}>{formatTimestamp(sentAt)}</time>
          </header>
          <p>{message}</p>
        </article>
      ))}
      {order.isByPhone && order.email === '' ? (
        <p>Kunden har ingen email. Ring i stedet.</p>
      ) : (
        <OrderMessageForm key={order.id} order={order} />
      )}
    </section>
  )
}
