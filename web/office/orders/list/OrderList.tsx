import { useMemo } from 'react'
import type { ReactNode } from 'react'
import { graphql, useFragment } from 'react-relay/hooks'
import { formatOrders } from '../../../../domain/counts.ts'
import type { OrderList_orders$key } from '../../../__generated__/OrderList_orders.graphql.ts'
import { paths } from '../../../paths.ts'
import { useLiveOrderList } from '../../live/useLiveOrderList.ts'
import { FailedPart } from '../../../errors/FailedPart.tsx'
import { buttonClass } from '../../../ui/Button.tsx'
import { Icon } from '../../../ui/Icon.tsx'
import { formatOrderListFilter } from '../../../../domain/orderListFilter.ts'
import type { OrderListFilter } from '../../../../domain/orderListFilter.ts'
import { OrderFilters } from './OrderFilters.tsx'
import styles from './OrderList.module.css'
import { OrderListEmpty } from './OrderListEmpty.tsx'
import { OrderListFooter } from './OrderListFooter.tsx'
import type { Pagination } from './OrderListFooter.tsx'
import { OrderTable } from './OrderTable.tsx'
import { useOrderListRefetch } from './useOrderListRefetch.ts'

/** A list of orders with its filter, 50 at a time; `orders` is null where they failed to load. */
export function OrderList(props: {
  orders: OrderList_orders$key | null | undefined
  /** The number of loaded orders. */
  shown: number
  pages: Pagination
  filter: OrderListFilter
  ofAllCaters?: boolean
  /** Further actions, beside the CSV download. */
  actions?: ReactNode
}) {
  const orders = useFragment(
    graphql`
      fragment OrderList_orders on OrderConnection @argumentDefinitions(withCater: { type: "Boolean!", defaultValue: false }) {
        connectionId: __id
        totalCount
        ...OrderTable_orders @arguments(withCater: $withCater)
      }
    `,
    props.orders,
  )
  const { filter, shown, ofAllCaters = false } = props
  const id = orders?.connectionId ?? null
  useLiveOrderList(id, filter)
  const variables = useMemo(() => ({ ...filter, isAdmin: ofAllCaters }), [filter, ofAllCaters])
  useOrderListRefetch(id, variables, props.pages.isLoadingNext)
  return (
    <>
      <header className={styles.header}>
        <div className={styles.title}>
          <h1>Alle ordre</h1>
          {typeof orders?.totalCount === 'number' && <p>{formatOrders(orders.totalCount)}, nyeste først</p>}
        </div>
        <a className={buttonClass()} href={paths.officeOrdersCsv(formatOrderListFilter(filter))}>
          <Icon name="download" />
          Hent som CSV
        </a>
        {props.actions}
      </header>
      <OrderFilters filter={filter} />
      {!orders && <FailedPart />}
      {orders && shown === 0 && <OrderListEmpty filter={filter} />}
      {orders && shown > 0 && (
        <>
          <OrderTable orders={orders} ofAllCaters={ofAllCaters} />
          <OrderListFooter shown={shown} total={orders.totalCount ?? null} pages={props.pages} />
        </>
      )}
    </>
  )
}
