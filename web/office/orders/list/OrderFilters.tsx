import { use } from 'react'
import { useNavigate } from 'react-router'
import { FieldError } from '../../../ui/FieldDescription.tsx'
import { PopoverDateField } from '../../../ui/PopoverDateField.tsx'
import { useLatestChoice } from '../../page/useLatestChoice.ts'
import { formatOrderListFilter } from '../../../../domain/orders/orderListFilter.ts'
import type { OrderListAddress, OrderListFilter } from '../../../../domain/orders/orderListFilter.ts'
import { TodayContext } from './TodayContext.ts'
import { OrderDayChips } from './OrderDayChips.tsx'
import styles from './OrderFilters.module.css'
import { OrderSearch } from './OrderSearch.tsx'
import { OrderStatusLinks } from './OrderStatusLinks.tsx'
import { useOrderCounts } from './useOrderCounts.ts'

/** The list's filter: status, search and delivery dates, all stored in the URL. */
export function OrderFilters(props: { address: OrderListAddress; isOwn: boolean }) {
  const { written, filter, errors } = props.address
  const counts = useOrderCounts(filter, use(TodayContext), props.isOwn)
  const navigate = useNavigate()
  const updateFilter = useLatestChoice(written)
  const applyFilter = (changes: Partial<OrderListFilter>, replace = false) => {
    const search = formatOrderListFilter(updateFilter((latest) => ({ ...latest, ...changes })))
    void navigate({ search }, { replace, preventScrollReset: true })
  }
  return (
    <search className={styles.filters}>
      <OrderStatusLinks filter={written} counts={counts?.statuses} />
      <FieldError message={errors.status} />
      <FieldError message={errors.sort} />
      <div className={styles.fields}>
        {/* replaces the history entry, so that typing adds no steps for the back button */}
        <OrderSearch
          query={written.query ?? ''}
          error={errors.query}
          onSearch={(query) => applyFilter({ query }, true)}
        />
        <OrderDayChips filter={written} counts={counts?.days} />
        <PopoverDateField
          label="Levering fra"
          value={written.from ?? ''}
          error={errors.from}
          onChange={(date) => applyFilter({ from: date || null })}
        />
        <PopoverDateField
          label="Levering til"
          value={written.to ?? ''}
          error={errors.to}
          onChange={(date) => applyFilter({ to: date || null })}
        />
      </div>
    </search>
  )
}
