import { danishClock } from '../../../domain/time/danishTime.ts'
import { formatDate } from '../../../domain/time/formats.ts'
import { formatCovers } from '../../../domain/texts/counts.ts'
import { Button } from '../../ui/Button.tsx'
import { PhoneLink } from '../../ui/PhoneLink.tsx'
import { ActionErrorNotice } from '../form/ActionErrorNotice.tsx'
import { KitchenOrderLink } from './KitchenOrderLink.tsx'
import { spansDays } from './spansDays.ts'
import styles from './DriveRoute.module.css'
import { KitchenOrdersPage } from './KitchenOrdersPage.tsx'
import { PaperList } from './PaperList.tsx'
import type { ShownKitchenOrder } from './readKitchenOrder.ts'
import { useSetOrderDelivered } from './useSetOrderDelivered.ts'

/** The driver's list: the addresses in order, and the delivered orders. */
export function Component() {
  return (
    <KitchenOrdersPage title="Kørsel" summary={summary}>
      {(orders, title) => (
        <PaperList title={title} summary={summary(orders)}>
          {orders
            .filter(({ isPickup }) => !isPickup)
            .map((order) => (
              <Stop key={order.uuid} order={order} hasDate={spansDays(orders)} />
            ))}
          <Pickups orders={orders.filter(({ isPickup }) => isPickup)} />
        </PaperList>
      )}
    </KitchenOrdersPage>
  )
}

function summary(orders: readonly ShownKitchenOrder[]): string {
  const stops = orders.filter(({ isPickup }) => !isPickup)
  const left = stops.filter(({ deliveredAt }) => deliveredAt == null)
  const count = stops.length === 1 ? '1 levering' : `${stops.length} leveringer`
  const next = left[0] ? ` Næste kl. ${left[0].clock}.` : ''
  return `${count}, ${stops.length - left.length} leveret.${next}`
}

function Stop({ order, hasDate }: { order: ShownKitchenOrder; hasDate: boolean }) {
  const { uuid, reference, date, clock, name, phoneNumber, address, zipCode, city, comment, covers } = order
  const { deliveredAt, deliveredBy } = order
  const { setDelivered, isSaving, error } = useSetOrderDelivered(uuid)
  const place = `${address ?? ''}, ${zipCode ?? ''} ${city ?? ''}`
  return (
    <article className={styles.stop} aria-labelledby={uuid} data-done={deliveredAt != null || undefined}>
      <p className={styles.clock}>
        {hasDate && <small>{`${formatDate(date).slice(0, 5)} kl. `}</small>}
        <span>{clock}</span>
      </p>
      <div className={styles.where}>
        <h2 id={uuid}>{name}</h2>
        <p>
          {/* the way from where the driver is */}
          <a
            href={`https://www.google.com/maps/dir/?api=1&destination=${encodeURIComponent(place)}`}
            target="_blank"
            rel="noreferrer"
          >
            {place}
          </a>
        </p>
        {comment && <p className={styles.comment}>{comment}</p>}
      </div>
      <p className={styles.what}>
        <span>{formatCovers(covers)}</span>
        <br />
        <KitchenOrderLink uuid={uuid} reference={reference} />
      </p>
      <div className={styles.actions}>
        {phoneNumber && <PhoneLink phone={phoneNumber} />}
        {deliveredAt == null ? (
          <Button aria-describedby={uuid} isPending={isSaving} onClick={() => setDelivered(true)}>
            Leveret
          </Button>
        ) : (
          <>
            <p>{`Leveret kl. ${danishClock(new Date(deliveredAt))}${deliveredBy ? `, ${deliveredBy}` : ''}`}</p>
            <Button variant="quiet" aria-describedby={uuid} isPending={isSaving} onClick={() => setDelivered(false)}>
              Fortryd
            </Button>
          </>
        )}
      </div>
      <ActionErrorNotice error={error}>Det blev ikke gemt.</ActionErrorNotice>
    </article>
  )
}

function Pickups({ orders }: { orders: readonly ShownKitchenOrder[] }) {
  if (orders.length === 0) return null
  return (
    <section className={styles.pickups}>
      <h2>Afhentes</h2>
      <ul>
        {orders.map(({ uuid, reference, clock, name, covers }) => (
          <li key={uuid}>
            <span>{`kl. ${clock}: `}</span>
            <KitchenOrderLink uuid={uuid} reference={reference} />
            <span>{` ${name}, ${formatCovers(covers)}`}</span>
          </li>
        ))}
      </ul>
    </section>
  )
}
