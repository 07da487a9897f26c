import { graphql, useFragment } from 'react-relay/hooks'
import { formatTimestamp } from '../../../../domain/time/formats.ts'
import type { OrderHistory_order$key } from '../../../__generated__/OrderHistory_order.graphql.ts'
import styles from './OrderHistory.module.css'
import { orderEventText } from '../../orderTexts/orderEventText.ts'

/** The events of an order, newest first. */
export function OrderHistory(props: { order: OrderHistory_order$key }) {
  const { events } = useFragment(
    graphql`
      fragment OrderHistory_order on Order {
        events {
          type
          at
          by
          mailKind
        }
      }
    `,
    props.order,
  )
  return (
    <section className={styles.history} aria-labelledby="order-history">
      <h2 id="order-history">Historik</h2>
      <ol>
        {events
          .map(({ type, at, by, mailKind }, index) => (
            <li key={index}>
              <span>{`${orderEventText(type, mailKind ?? null, events.slice(0, index))}${by ? ` af ${by}` : ''}`}</span>
              <time dateTime={at}>{formatTimestamp(at)}</time>
            </li>
          ))
          .toReversed()}
      </ol>
    </section>
  )
}
