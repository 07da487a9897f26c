import { graphql, usePaginationFragment } from 'react-relay/hooks'
import type { AllOrders_query$key } from '../../../__generated__/AllOrders_query.graphql.ts'
import type { AllOrdersPaginationQuery } from '../../../__generated__/AllOrdersPaginationQuery.graphql.ts'
import type { OrderListAddress } from '../../../../domain/orders/orderListFilter.ts'
import { OrderList } from './OrderList.tsx'

/** The orders of all caterers, for admins, who see each order's caterer but open none (ORD-1). */
export function AllOrders(props: { query: AllOrders_query$key; address: OrderListAddress }) {
  const { data, ...pages } = usePaginationFragment<AllOrdersPaginationQuery, AllOrders_query$key>(
    graphql`
      fragment AllOrders_query on Query
      @refetchable(queryName: "AllOrdersPaginationQuery")
      @argumentDefinitions(count: { type: "Int", defaultValue: 50 }, cursor: { type: "String" }) {
        orders(first: $count, after: $cursor, status: $status, from: $from, to: $to, query: $query, sort: $sort)
          @connection(key: "OrderTable_orders") {
          edges {
            __typename
          }
          ...OrderList_orders @arguments(withCater: true)
        }
      }
    `,
    props.query,
  )
  return (
    <OrderList
      orders={data.orders}
      shown={data.orders?.edges.length ?? 0}
      pages={pages}
      address={props.address}
      ofAllCaters
    />
  )
}
