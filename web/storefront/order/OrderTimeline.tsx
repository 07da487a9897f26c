import { graphql, useFragment } from 'react-relay/hooks'
import type { OrderTimeline_order$key } from '../../__generated__/OrderTimeline_order.graphql.ts'
import { formatMoment } from '../../ui/formatMoment.ts'
import styles from './OrderPageRoute.module.css'
import { timelineText } from './timelineText.ts'

/** The events of an order, newest first. */
export function OrderTimeline(props: { order: OrderTimeline_order$key }) {
  const { placedAt, address, cater, events } = useFragment(
    graphql`
      fragment OrderTimeline_order on Order {
        placedAt
        address
        cater {
          name
        }
        events {
          type
          at
          by
        }
      }
    `,
    props.order,
  )
  const order = { caterName: cater?.name ?? 'Køkkenet', isPickup: address == null }
  const shown = events.flatMap(({ type, at, by }) => {
    const text = timelineText({ type, by: by ?? null }, order)
    return text === null ? [] : [{ text, at }]
  })
  return (
    <section className={styles.section} aria-labelledby="historik">
      <h2 id="historik">Historik</h2>
      <ol className={styles.log}>
        {shown.toReversed().map(({ text, at }) => (
          <li key={`${at} ${text}`}>
            <time dateTime={at}>{formatMoment(at, placedAt)}</time>
            <span>{text}</span>
          </li>
        ))}
      </ol>
    </section>
  )
}
