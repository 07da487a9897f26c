import { useNavigate } from 'react-router'
import { PopoverDateField } from '../../../ui/PopoverDateField.tsx'
import { useLatestChoice } from '../../useLatestChoice.ts'
import { formatOrderListFilter } from '../../../../domain/orderListFilter.ts'
import type { OrderListFilter } from '../../../../domain/orderListFilter.ts'
import styles from './OrderFilters.module.css'
import { OrderSearch } from './OrderSearch.tsx'
import { OrderStatusLinks } from './OrderStatusLinks.tsx'

/** The list's filter: status, search and delivery dates, all kept in the URL. */
export function OrderFilters(props: { filter: OrderListFilter }) {
  const { filter } = props
  const navigate = useNavigate()
  const updateFilter = useLatestChoice(filter)
  const applyFilter = (changes: Partial<OrderListFilter>, replace = false) => {
    const search = formatOrderListFilter(updateFilter((latest) => ({ ...latest, ...changes })))
    void navigate({ search }, { replace, preventScrollReset: true })
  }
  return (
    <search className={styles.filters}>
      <OrderStatusLinks filter={filter} />
      <div className={styles.fields}>
        {/* replaces the history entry, so that typing adds no steps for the back button */}
        <OrderSearch query={filter.query ?? ''} onSearch={(query) => applyFilter({ query }, true)} />
        <PopoverDateField
          label="Levering fra"
          value={filter.from ?? ''}
          onChange={(date) => applyFilter({ from: date || null })}
        />
        <PopoverDateField
          label="Levering til"
          value={filter.to ?? ''}
          onChange={(date) => applyFilter({ to: date || null })}
        />
      </div>
    </search>
  )
}
