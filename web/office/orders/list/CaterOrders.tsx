import type { ReactNode } from 'react'
import { graphql, usePaginationFragment } from 'react-relay/hooks'
import type { CaterOrders_cater$key } from '../../../__generated__/CaterOrders_cater.graphql.ts'
import type { CaterOrdersPaginationQuery } from '../../../__generated__/CaterOrdersPaginationQuery.graphql.ts'
import type { OrderListAddress } from '../../../../domain/orders/orderListFilter.ts'
import { OrderList } from './OrderList.tsx'

/** The orders of one caterer, for its users. */
export function CaterOrders(props: {
  cater: CaterOrders_cater$key
  address: OrderListAddress
  moreActions: ReactNode
  mainAction: ReactNode
}) {
  const { data, ...pages } = usePaginationFragment<CaterOrdersPaginationQuery, CaterOrders_cater$key>(
    graphql`
      fragment CaterOrders_cater on Cater
      @refetchable(queryName: "CaterOrdersPaginationQuery")
      @argumentDefinitions(count: { type: "Int", defaultValue: 50 }, cursor: { type: "String" }) {
        orders(first: $count, after: $cursor, status: $status, from: $from, to: $to, query: $query, sort: $sort)
          @connection(key: "OrderTable_orders") {
          edges {
            __typename
          }
          ...OrderList_orders
        }
      }
    `,
    props.cater,
  )
  return (
    <OrderList
      orders={data.orders}
      shown={data.orders?.edges.length ?? 0}
      pages={pages}
      address={props.address}
      moreActions={props.moreActions}
      mainAction={props.mainAction}
    />
  )
}
