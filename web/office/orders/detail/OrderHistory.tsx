import { graphql, useFragment } from 'react-relay/hooks'
import { formatTimestamp } from '../../../../domain/formats.ts'
import type { OrderHistory_order$key } from '../../../__generated__/OrderHistory_order.graphql.ts'
import styles from './OrderHistory.module.css'

const EVENTS: Readonly<Record<string, string>> = {
  PLACED: 'Ordre afgivet',
  SEEN: 'Set første gang',
  ACCEPTED: 'Godkendt',
  REFUSED: 'Afvist',
  UNDONE: 'Svaret fortrudt',
  PAID: 'Markeret som betalt',
  MESSAGE: 'Besked skrevet',
  MAILED: 'Mail sendt',
  MAIL_FAILED: 'Mail kunne ikke sendes',
  CHANGED: 'Levering eller kommentar ændret',
}

/** The events of an order, newest first. */
export function OrderHistory(props: { order: OrderHistory_order$key }) {
  const { events } = useFragment(
    graphql`
      fragment OrderHistory_order on Order {
        events {
          type
          at
          by
        }
      }
    `,
    props.order,
  )
  return (
    <section className={styles.history} aria-labelledby="order-history">
      <h2 id="order-history">Historik</h2>
      <ol>
        {events.toReversed().map(({ type, at, by }, index) => (
          <li key={events.length - index}>
            {EVENTS[type] ?? 'Ændret'}
            {by && ` af ${by}`}
            <time dateTime={at}>{formatTimestamp(at)}</time>
          </li>
        ))}
      </ol>
    </section>
  )
}
