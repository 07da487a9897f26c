import { use } from 'react'
import { FieldError } from '../../../ui/FieldDescription.tsx'
import { PopoverDateField } from '../../../ui/PopoverDateField.tsx'
import type { OrderListAddress } from '../../../../domain/orders/orderListFilter.ts'
import { ListSearch } from '../../list/ListSearch.tsx'
import { NarrowDisclosure } from '../../page/NarrowDisclosure.tsx'
import { TodayContext } from './TodayContext.ts'
import { OrderDayChips } from './OrderDayChips.tsx'
import styles from './OrderFilters.module.css'
import { ORDER_ROWS } from './orderRows.ts'
import { OrderStatusLinks } from './OrderStatusLinks.tsx'
import { useFilterChange } from './useFilterChange.ts'
import { useOrderCounts } from './useOrderCounts.ts'

/** The list's filter: status, search and delivery dates, all stored in the URL. */
export function OrderFilters(props: { address: OrderListAddress; isOwn: boolean }) {
  const { written, filter, errors } = props.address
  const counts = useOrderCounts(filter, use(TodayContext), props.isOwn)
  const change = useFilterChange()
  const dates = [written.from, written.to].filter((date) => date !== null).length
  return (
    <search className={styles.filters}>
      <OrderStatusLinks filter={written} counts={counts?.statuses} />
      <FieldError message={errors.status} />
      <FieldError message={errors.sort} />
      {/* replaces the history entry, so that typing adds no steps for the back button */}
      <ListSearch
        label="Søg i ordrer"
        placeholder="Ordrenummer, navn eller email"
        rowsId={ORDER_ROWS}
        query={written.query ?? ''}
        error={errors.query}
        onSearch={(query) => change({ query }, { replace: true })}
      />
      <NarrowDisclosure
        label={dates > 0 ? `Datoer (${dates})` : 'Datoer'}
        icon="calendar"
        isOpenAtFirst={Boolean(errors.from ?? errors.to)}
        className={styles.days}
      >
        <OrderDayChips filter={written} counts={counts?.days} />
        <div className={styles.dates}>
          <PopoverDateField
            label="Levering fra"
            value={written.from ?? ''}
            error={errors.from}
            onChange={(date) => change({ from: date || null })}
          />
          <PopoverDateField
            label="Levering til"
            value={written.to ?? ''}
            error={errors.to}
            onChange={(date) => change({ to: date || null })}
          />
        </div>
      </NarrowDisclosure>
    </search>
  )
}
