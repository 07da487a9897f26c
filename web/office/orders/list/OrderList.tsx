import { useMemo } from 'react'
import type { ReactNode } from 'react'
import { graphql, useFragment } from 'react-relay/hooks'
import { formatOrders } from '../../../../domain/texts/counts.ts'
import type { OrderList_orders$key } from '../../../__generated__/OrderList_orders.graphql.ts'
import { paths } from '../../../page/paths.ts'
import { useLiveOrderList } from '../../live/useLiveOrderList.ts'
import { FailedPart } from '../../../errors/FailedPart.tsx'
import { buttonClass } from '../../../ui/Button.tsx'
import { Icon } from '../../../ui/Icon.tsx'
import { formatOrderListFilter } from '../../../../domain/orders/orderListFilter.ts'
import type { OrderListAddress, OrderListSort } from '../../../../domain/orders/orderListFilter.ts'
import { BulkActions } from '../bulk/BulkActions.tsx'
import { BulkReportNotice } from '../bulk/BulkReportNotice.tsx'
import { OrderSelectionContext } from '../bulk/OrderSelectionContext.ts'
import { useBulkPaid } from '../bulk/useBulkPaid.ts'
import { useOrderSelection } from '../bulk/useOrderSelection.ts'
import { ListFooter } from '../../list/ListFooter.tsx'
import type { Pagination } from '../../list/ListFooter.tsx'
import { NarrowDisclosure } from '../../page/NarrowDisclosure.tsx'
import { OrderFilters } from './OrderFilters.tsx'
import styles from './OrderList.module.css'
import { OrderListEmpty } from './OrderListEmpty.tsx'
import { ORDER_ROWS } from './orderRows.ts'
import { OrderTable } from './OrderTable.tsx'
import { useOrderListRefetch } from './useOrderListRefetch.ts'

const SORT_WORDS: Record<OrderListSort, string> = {
  NEWEST_FIRST: 'nyeste først',
  OLDEST_FIRST: 'ældste først',
  EARLIEST_DELIVERY_FIRST: 'tidligste levering først',
  LATEST_DELIVERY_FIRST: 'seneste levering først',
}

/** A list of orders with its filter, 50 at a time; `orders` is null where they failed to load. */
export function OrderList(props: {
  orders: OrderList_orders$key | null | undefined
  /** The number of loaded orders. */
  shown: number
  pages: Pagination
  address: OrderListAddress
  ofAllCaters?: boolean
  /** Beside the CSV download. */
  moreActions?: ReactNode
  /** At the page's edge. */
  mainAction?: ReactNode
}) {
  const orders = useFragment(
    graphql`
      fragment OrderList_orders on OrderConnection @argumentDefinitions(withCater: { type: "Boolean!", defaultValue: false }) {
        connectionId: __id
        totalCount
        edges {
          node {
            id
            uuid
            reference
            orderer
            price
          }
        }
        ...OrderTable_orders @arguments(withCater: $withCater)
      }
    `,
    props.orders,
  )
  const { address, shown, ofAllCaters = false } = props
  const { filter } = address
  const id = orders?.connectionId ?? null
  const isOldestFirst = filter.sort === 'OLDEST_FIRST'
  // a list that is sorted by delivery is refetched instead
  useLiveOrderList(isOldestFirst || filter.sort === 'NEWEST_FIRST' ? id : null, { ...filter, isOldestFirst })
  const variables = useMemo(() => ({ ...filter, isAdmin: ofAllCaters }), [filter, ofAllCaters])
  useOrderListRefetch(id, variables, props.pages.isLoadingNext)
  const selection = useOrderSelection(formatOrderListFilter(filter))
  const bulk = useBulkPaid()
  const chosen = (orders?.edges ?? [])
    .map(({ node: { id: orderId, uuid, reference, orderer, price } }) => ({
      id: orderId,
      uuid,
      reference,
      orderer,
      price,
    }))
    .filter((order) => selection.selected.has(order.id))
  return (
    <>
      <header className={styles.header}>
        <div className={styles.title}>
          <h1>Alle ordre</h1>
          {typeof orders?.totalCount === 'number' && (
            <p>
              {orders.totalCount === 0
                ? 'Ingen ordrer'
                : `${formatOrders(orders.totalCount)}, ${SORT_WORDS[filter.sort]}`}
            </p>
          )}
        </div>
        <NarrowDisclosure label="Flere handlinger" icon="more" isIconOnly className={styles.more}>
          <a className={buttonClass()} href={paths.officeOrdersCsv(formatOrderListFilter(filter))}>
            <Icon name="download" />
            Hent som CSV
          </a>
          {props.moreActions}
        </NarrowDisclosure>
        {props.mainAction}
      </header>
      <OrderFilters address={address} isOwn={!ofAllCaters} />
      {bulk.report && (
        <BulkReportNotice report={bulk.report} isRunning={bulk.isRunning} onRetry={bulk.retry} onClose={bulk.close} />
      )}
      {!orders && <FailedPart />}
      {orders && shown === 0 && <OrderListEmpty filter={filter} />}
      {orders && shown > 0 && (
        <>
          <OrderSelectionContext value={ofAllCaters ? null : selection}>
            <OrderTable orders={orders} filter={filter} ofAllCaters={ofAllCaters} />
          </OrderSelectionContext>
          <ListFooter shown={shown} total={orders.totalCount ?? null} pages={props.pages} rowsId={ORDER_ROWS} />
        </>
      )}
      <BulkActions
        orders={chosen}
        isRunning={bulk.isRunning}
        onClear={selection.clear}
        onMarkPaid={(method) => {
          bulk.start(chosen, method)
          selection.clear()
        }}
      />
    </>
  )
}
