import type { ComponentProps, MouseEvent } from 'react'
import { Link } from 'react-router'
import { formatOrderListFilter } from '../../../../domain/orders/orderListFilter.ts'
import type { OrderListFilter } from '../../../../domain/orders/orderListFilter.ts'
import { opensElsewhere } from '../../../ui/opensElsewhere.ts'
import { useFilterChange } from './useFilterChange.ts'

interface FilterLinkProps extends Omit<ComponentProps<typeof Link>, 'to' | 'onClick' | 'preventScrollReset'> {
  /** The filter that is shown. */
  filter: OrderListFilter
  changes: Partial<OrderListFilter>
}

/** A link to the list with a part of its filter changed. A press keeps what was chosen of the rest since it was rendered. */
export function FilterLink({ filter, changes, ...link }: FilterLinkProps) {
  const change = useFilterChange()
  const search = formatOrderListFilter({ ...filter, ...changes })
  const press = (event: MouseEvent) => {
    if (opensElsewhere(event)) return
    event.preventDefault()
    change(changes)
  }
  return <Link {...link} to={{ search }} onClick={press} />
}
