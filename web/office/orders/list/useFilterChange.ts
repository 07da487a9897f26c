import { useLocation, useNavigate } from 'react-router'
import { formatOrderListFilter, readOrderListAddress } from '../../../../domain/orders/orderListFilter.ts'
import type { OrderListFilter } from '../../../../domain/orders/orderListFilter.ts'
import { useLatestSearch } from '../../page/useLatestSearch.ts'

/**
 * DAY-20: returns a function that changes a part of the list's filter, and keeps what was chosen last of the rest. With
 * `replace` it adds no step for the back button.
 */
export function useFilterChange(): (changes: Partial<OrderListFilter>, options?: { replace?: boolean }) => void {
  const latestSearch = useLatestSearch()
  const navigate = useNavigate()
  const shown = useLocation()
  return (changes, { replace = false } = {}) => {
    const search = formatOrderListFilter({ ...readOrderListAddress(latestSearch()).written, ...changes })
    // as links do: what is shown already is no step either
    void navigate({ search }, { replace: replace || search === shown.search, preventScrollReset: true })
  }
}
