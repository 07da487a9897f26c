import type { ReactNode } from 'react'
import { graphql, useFragment } from 'react-relay/hooks'
import type { DeliveredNotice_order$key } from '../../__generated__/DeliveredNotice_order.graphql.ts'
import { Icon } from '../../ui/Icon.tsx'
import { formatMoment } from '../../ui/formatMoment.ts'
import styles from './OrderPageRoute.module.css'

/** The notice of the time of delivery. The children are the link to order again. */
export function DeliveredNotice({ children, ...props }: { order: DeliveredNotice_order$key; children: ReactNode }) {
  const { placedAt, deliveredAt, address } = useFragment(
    graphql`
      fragment DeliveredNotice_order on Order {
        placedAt
        deliveredAt
        address
      }
    `,
    props.order,
  )
  if (!deliveredAt) return null
  return (
    <section className={styles.card} aria-labelledby="leveret">
      <h2 id="leveret">{address ? 'Leveret' : 'Hentet'}</h2>
      <p className={styles.mark}>
        <Icon name="check" />
        <span>{formatMoment(deliveredAt, placedAt)}</span>
      </p>
      <p>{`Velbekomme.${children ? ' Du kan bestille det samme igen til dagens priser, og vælge en ny dato.' : ''}`}</p>
      {children && <p>{children}</p>}
    </section>
  )
}
