import { useNavigate } from 'react-router'
import { PopoverDateField } from '../../../ui/PopoverDateField.tsx'
import { useLatestChoice } from '../../useLatestChoice.ts'
import { formatOrderListFilter } from '../../../../domain/orderListFilter.ts'
import type { OrderListFilter } from '../../../../domain/orderListFilter.ts'
import styles from './OrderFilters.module.css'
import { OrderSearch } from './OrderSearch.tsx'
import { OrderStatusLinks } from './OrderStatusLinks.tsx'

/** What narrows the list: status, words, and dates of delivery. All of it stands in the address. */
export function OrderFilters(props: { filter: OrderListFilter }) {
  const { filter } = props
  const navigate = useNavigate()
  const ask = useLatestChoice(filter)
  const narrow = (limits: Partial<OrderListFilter>, replace = false) => {
    const search = formatOrderListFilter(ask((asked) => ({ ...asked, ...limits })))
    void navigate({ search }, { replace, preventScrollReset: true })
  }
  return (
    <search className={styles.filters}>
      <OrderStatusLinks filter={filter} />
      <div className={styles.fields}>
        {/* what is typed is no step for the back button */}
        <OrderSearch query={filter.query ?? ''} onSearch={(query) => narrow({ query }, true)} />
        <PopoverDateField
          label="Levering fra"
          value={filter.from ?? ''}
          onChange={(date) => narrow({ from: date || null })}
        />
        <PopoverDateField
          label="Levering til"
          value={filter.to ?? ''}
          onChange={(date) => narrow({ to: date || null })}
        />
      </div>
    </search>
  )
}
