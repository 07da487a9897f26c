import { Link } from 'react-router'
import type { OrderStatus } from '../../../../domain/orderStates.ts'
import { formatOrderListFilter } from '../../../../domain/orderListFilter.ts'
import type { OrderListFilter } from '../../../../domain/orderListFilter.ts'
import { STATUS_LABELS } from '../statusLabels.ts'
import styles from './OrderStatusLinks.module.css'

const STATUSES = [null, ...(Object.keys(STATUS_LABELS) as OrderStatus[])]

/** Links that filter the list by status and keep the rest of the filter. */
export function OrderStatusLinks(props: { filter: OrderListFilter }) {
  const { filter } = props
  return (
    <nav className={styles.statuses} aria-label="Status">
      {STATUSES.map((status) => (
        <Link
          key={status}
          to={{ search: formatOrderListFilter({ ...filter, status }) }}
          preventScrollReset
          aria-current={status === filter.status ? 'true' : undefined}
        >
          {status === null ? 'Alle' : STATUS_LABELS[status]}
        </Link>
      ))}
    </nav>
  )
}
