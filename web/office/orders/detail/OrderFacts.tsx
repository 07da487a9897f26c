import { graphql, useFragment } from 'react-relay/hooks'
import { capitalized } from '../../../../domain/texts/capitalized.ts'
import { formatCovers } from '../../../../domain/texts/counts.ts'
import { isoWeekday, WEEKDAYS } from '../../../../domain/time/danishTime.ts'
import { formatDate, formatTimestamp } from '../../../../domain/time/formats.ts'
import type { OrderFacts_order$key } from '../../../__generated__/OrderFacts_order.graphql.ts'
import styles from './OrderFacts.module.css'
import { PhoneLink } from '../../../ui/PhoneLink.tsx'

/** Delivery or pickup, and the customer. An order without an address is picked up. */
export function OrderFacts(props: { order: OrderFacts_order$key }) {
  const order = useFragment(
    graphql`
      fragment OrderFacts_order on Order {
        placedAt
        deliveryDate
        deliveryTime
        address
        zipCode
        city
        orderer
        email
        phoneNumber
        menus {
          covers
        }
      }
    `,
    props.order,
  )
  const covers = order.menus.reduce((sum, menu) => sum + menu.covers, 0)
  const weekday = WEEKDAYS[isoWeekday(order.deliveryDate) - 1] ?? ''
  return (
    <aside className={styles.facts} aria-label="Om ordren">
      <section>
        <h2>{order.address ? 'Levering' : 'Afhentning'}</h2>
        <p className={styles.when}>
          {`${capitalized(weekday)} ${formatDate(order.deliveryDate)} kl. ${order.deliveryTime}`}
        </p>
        {order.address && (
          <address>
            <span>{order.address}</span>
            <br />
            <span>{`${order.zipCode ?? ''} ${order.city ?? ''}`}</span>
          </address>
        )}
        <p className={styles.covers}>{formatCovers(covers)}</p>
      </section>
      <section>
        <h2>Kunde</h2>
        <dl>
          <dt>Navn</dt>
          <dd>{order.orderer}</dd>
          {order.phoneNumber && (
            <>
              <dt>Telefon</dt>
              <dd>
                <PhoneLink phone={order.phoneNumber} />
              </dd>
            </>
          )}
          {order.email && (
            <>
              <dt className={styles.unprinted}>Email</dt>
              <dd className={styles.unprinted}>
                <a href={`mailto:${order.email}`}>{order.email}</a>
              </dd>
            </>
          )}
          <dt className={styles.unprinted}>Bestilt</dt>
          <dd className={styles.unprinted}>{formatTimestamp(order.placedAt)}</dd>
        </dl>
      </section>
    </aside>
  )
}
