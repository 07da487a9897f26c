import { Link } from 'react-router'
import { buttonClass } from '../../../ui/Button.tsx'
import { formatOrderListFilter } from '../../../../domain/orders/orderListFilter.ts'
import type { OrderListFilter } from '../../../../domain/orders/orderListFilter.ts'
import styles from './OrderListEmpty.module.css'

/** The empty state of the list: there is no order at all, or none passes the filter, which can be cleared. */
export function OrderListEmpty(props: { filter: OrderListFilter }) {
  if (formatOrderListFilter(props.filter) === '')
    return (
      <div className={styles.empty}>
        <strong>Ingen ordre endnu</strong>
        <p>Her står hver bestilling, så snart en kunde har sendt den.</p>
      </div>
    )
  return (
    <div className={styles.empty}>
      <strong>Ingen ordrer passer til filteret</strong>
      <p>Prøv et andet ordrenummer, navn eller tidsrum.</p>
      <Link className={buttonClass()} to={{ search: '' }} preventScrollReset>
        Ryd filteret
      </Link>
    </div>
  )
}
