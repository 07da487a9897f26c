import type { ReactNode } from 'react'
import { graphql, useFragment } from 'react-relay/hooks'
import { groupThousands } from '../../../domain/texts/numbers.ts'
import { formatDate, formatTimestamp } from '../../../domain/time/formats.ts'
import { toOere } from '../../../domain/money/money.ts'
import { formatWaitingTime } from '../../../domain/time/waiting.ts'
import type { AwaitingOrder_order$key } from '../../__generated__/AwaitingOrder_order.graphql.ts'
import { Amount } from './Amount.tsx'
import { OrderReference } from './OrderReference.tsx'
import styles from './OrderRows.module.css'
import { useNow } from './useNow.ts'

const LATE_MS = 24 * 3_600_000
const FULL_BAR_MS = 2 * LATE_MS

/** An order that awaits approval, and its waiting time; `children` stand below it. */
export function AwaitingOrder(props: { order: AwaitingOrder_order$key; isOwn: boolean; children?: ReactNode }) {
  const order = useFragment(
    graphql`
      fragment AwaitingOrder_order on Order {
        ...OrderReference_order
        orderer
        price
        covers
        placedAt
        deliveryDate
        deliveryTime
      }
    `,
    props.order,
  )
  return (
    <li className={`${styles.row} ${styles.awaiting}`}>
      <Waited since={order.placedAt} />
      <OrderReference order={order} isOwn={props.isOwn} />
      <span className={styles.orderer}>{order.orderer}</span>
      <span className={styles.delivery}>
        <small>Levering</small>
        <span>{` ${formatDate(order.deliveryDate)} ${order.deliveryTime}`}</span>
      </span>
      <span className={styles.covers}>{`${groupThousands(String(order.covers))} kuv.`}</span>
      <span className={styles.price}>
        <Amount oere={toOere(order.price)} />
      </span>
      {props.children}
    </li>
  )
}

// rendered on the server, whose clock differs, it shows the time of the order instead
function Waited({ since }: { since: string }) {
  const now = useNow()
  if (now === null) return <span className={styles.waited}>{formatTimestamp(since)}</span>
  const ms = Math.max(now - Date.parse(since), 0)
  const isLate = ms >= LATE_MS
  return (
    <span className={styles.waited}>
      <span className={isLate ? styles.late : undefined} title={`Bestilt ${formatTimestamp(since)}`}>
        {formatWaitingTime(ms)}
      </span>
      <meter
        className={styles.bar}
        data-late={isLate || undefined}
        max={FULL_BAR_MS}
        value={Math.min(ms, FULL_BAR_MS)}
        aria-hidden="true"
      />
    </span>
  )
}
