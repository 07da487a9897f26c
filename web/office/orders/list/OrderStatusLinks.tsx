import { groupThousands } from '../../../../domain/texts/numbers.ts'
import type { OrderStatus } from '../../../../domain/orders/orderStates.ts'
import type { OrderListFilter } from '../../../../domain/orders/orderListFilter.ts'
import { STATUS_LABELS } from '../../orderTexts/statusLabels.ts'
import { FilterLink } from './FilterLink.tsx'
import styles from './OrderStatusLinks.module.css'

const STATUSES = [null, ...(Object.keys(STATUS_LABELS) as OrderStatus[])]

/** Links that filter the list by status and keep the rest of the filter. */
export function OrderStatusLinks(props: {
  filter: OrderListFilter
  /** The number of orders of a status; null where it is not shown. */
  counts: Partial<Record<OrderStatus, number | null>> | undefined
}) {
  const { filter, counts } = props
  return (
    <nav className={styles.statuses} aria-label="Status">
      {STATUSES.map((status) => (
        <FilterLink
          key={status}
          filter={filter}
          changes={{ status }}
          aria-current={status === filter.status ? 'true' : undefined}
        >
          <span>{status === null ? 'Alle' : STATUS_LABELS[status]}</span>
          <Count of={status && counts?.[status]} />
        </FilterLink>
      ))}
    </nav>
  )
}

function Count({ of }: { of: number | null | undefined }) {
  return of === null || of === undefined ? null : <small>{groupThousands(String(of))}</small>
}
