import { graphql } from 'react-relay/hooks'
import { ConnectionHandler, readInlineData } from 'relay-runtime'
import type { RecordSourceProxy } from 'relay-runtime'
import { matchesFilter } from '../../../domain/orders/orderListFilter.ts'
import type { OrderListFilter } from '../../../domain/orders/orderListFilter.ts'
import type { orderLists_order$key } from '../../__generated__/orderLists_order.graphql.ts'

/** The filter and the direction of a list of orders, which are sorted by reference: newest first, or oldest first. */
export type TrackedList = Partial<OrderListFilter> & { isOldestFirst?: boolean }

/** The lists that new orders are inserted into, by their connections' `__id`. */
export type OrderLists = Map<string, TrackedList>

const listedOrder = graphql`
  fragment orderLists_order on Order @inline {
    id
    reference
    status
    deliveryDate
    orderer
    email
  }
`

/** Inserts an order at its place into every list whose filter it passes and that does not have it yet. */
export function insertOrder(store: RecordSourceProxy, key: orderLists_order$key, lists: OrderLists): void {
  const { id: orderId, reference, status, deliveryDate, orderer, email } = readInlineData(listedOrder, key)
  const record = store.get(orderId)
  if (!record) return
  for (const [id, { isOldestFirst = false, ...filter }] of lists) {
    const connection = store.get(id)
    const edges = connection?.getLinkedRecords('edges')
    if (!connection || !edges || !matchesFilter({ reference, status, deliveryDate, orderer, email }, filter)) continue
    const nodes = edges.map((edge) => edge?.getLinkedRecord('node'))
    if (nodes.some((node) => node?.getDataID() === orderId)) continue
    const index = nodes.findIndex((node) => Number(node?.getValue('reference')) < reference !== isOldestFirst)
    const before = index < 0 ? edges.length : index
    // between the last loaded order and the new one there may be orders that are not loaded yet
    const isBeyondLoaded = isOldestFirst && index < 0 && connection.getLinkedRecord('pageInfo')?.getValue('hasNextPage')
    if (!isBeyondLoaded) {
      const edge = ConnectionHandler.createEdge(store, connection, record, 'OrderEdge')
      connection.setLinkedRecords([...edges.slice(0, before), edge, ...edges.slice(before)], 'edges')
    }
    const total = connection.getValue('totalCount')
    if (typeof total === 'number') connection.setValue(total + 1, 'totalCount')
  }
}
