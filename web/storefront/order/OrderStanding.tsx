import { graphql, useFragment } from 'react-relay/hooks'
import { capitalized } from '../../../domain/texts/capitalized.ts'
import { formatCovers } from '../../../domain/texts/counts.ts'
import { formatWeekdayDate } from '../../../domain/time/formats.ts'
import { toOere } from '../../../domain/money/money.ts'
import type { OrderStanding_order$key } from '../../__generated__/OrderStanding_order.graphql.ts'
import { classes } from '../../ui/classes.ts'
import { Notice } from '../../ui/Notice.tsx'
import textStyles from '../../ui/text.module.css'
import { CancelledNotice } from './CancelledNotice.tsx'
import styles from './OrderPageRoute.module.css'
import { orderSteps } from './orderSteps.ts'

/** The heading of the order and its progress. */
export function OrderStanding(props: { order: OrderStanding_order$key }) {
  const order = useFragment(
    graphql`
      fragment OrderStanding_order on Order {
        reference
        status
        covers
        placedAt
        price
        deliveryDate
        deliveryTime
        address
        deliveredAt
        refusedReason
        ...CancelledNotice_order
        cater {
          name
        }
        events {
          type
          at
        }
      }
    `,
    props.order,
  )
  const caterName = order.cater?.name ?? 'køkkenet'
  const date = formatWeekdayDate(order.deliveryDate)
  const steps = orderSteps(
    {
      placedAt: order.placedAt,
      status: order.status,
      events: order.events.map(({ type, at }) => ({ type, at })),
      price: toOere(order.price),
      delivery: `${capitalized(date)} kl. ${order.deliveryTime}`,
      isPickup: order.address === null,
      deliveredAt: order.deliveredAt ?? null,
    },
    caterName,
  )
  return (
    <>
      <p className={textStyles.soft}>{`Ordre ${order.reference} hos ${caterName}`}</p>
      <h1>{`${formatCovers(order.covers)}, ${date}`}</h1>
      {order.status === 'CANCELLED' ? (
        <CancelledNotice order={order} />
      ) : order.status === 'REFUSED' ? (
        <div className={styles.ended}>
          <Notice variant="error">
            <strong>{`${caterName} har desværre afvist bestillingen.`}</strong>
            {order.refusedReason && <p>{`Begrundelse: ${order.refusedReason}`}</p>}
            <p>Du skal ikke betale.</p>
          </Notice>
        </div>
      ) : (
        <ol className={styles.steps}>
          {steps.map(({ name, state, text }) => (
            <li
              key={name}
              className={classes(state === 'done' && styles.done, state === 'now' && styles.now)}
              aria-current={state === 'now' ? 'step' : undefined}
            >
              <svg viewBox="0 0 20 20" aria-hidden="true">
                {state === 'done' && <path d="M4.5 10.5l3.5 3.5 7-8" />}
              </svg>
              <b>
                <span>{name}</span>
                {state === 'done' && <span className={textStyles.visuallyHidden}>, klaret</span>}
              </b>
              <span>{text}</span>
            </li>
          ))}
        </ol>
      )}
    </>
  )
}
