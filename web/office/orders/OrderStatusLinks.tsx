import { Link } from 'react-router'
import type { OrderStatus } from '../../../domain/orderStates.ts'
import { orderFilterSearch, STATUS_LABELS } from './orderFilter.ts'
import type { OrderFilter } from './orderFilter.ts'
import styles from './OrderStatusLinks.module.css'

const STATUSES = [null, ...(Object.keys(STATUS_LABELS) as OrderStatus[])]

/** The list's parts by status; the rest of the filter stays. */
export function OrderStatusLinks(props: { filter: OrderFilter }) {
  const { filter } = props
  return (
    <nav className={styles.statuses} aria-label="Status">
      {STATUSES.map((status) => (
        <Link
          key={status}
          to={{ search: orderFilterSearch({ ...filter, status }) }}
          preventScrollReset
          aria-current={status === filter.status ? 'true' : undefined}
        >
          {status === null ? 'Alle' : STATUS_LABELS[status]}
        </Link>
      ))}
    </nav>
  )
}
