import { graphql } from 'react-relay/hooks'
import { ConnectionHandler, readInlineData } from 'relay-runtime'
import type { RecordSourceProxy } from 'relay-runtime'
import { passesFilter } from '../../../domain/orderListFilter.ts'
import type { OrderListFilter } from '../../../domain/orderListFilter.ts'
import type { orderLists_order$key } from '../../__generated__/orderLists_order.graphql.ts'

/** What a list of orders holds: an oldest-first one begins with the lowest reference, any other with the highest. */
export type HeldList = Partial<OrderListFilter> & { isOldestFirst?: boolean }

/** The lists of orders that the store holds, by the ids of their connections (`__id`). */
export type OrderLists = Map<string, HeldList>

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

/** Puts an order into every list that it belongs to and that lacks it, at its place. */
export function insertOrder(store: RecordSourceProxy, key: orderLists_order$key, lists: OrderLists): void {
  const { id: orderId, reference, status, deliveryDate, orderer, email } = readInlineData(listedOrder, key)
  const record = store.get(orderId)
  if (!record) return
  for (const [id, { isOldestFirst = false, ...filter }] of lists) {
    const connection = store.get(id)
    const edges = connection?.getLinkedRecords('edges')
    if (!connection || !edges || !passesFilter({ reference, status, deliveryDate, orderer, email }, filter)) continue
    const nodes = edges.map((edge) => edge?.getLinkedRecord('node'))
    if (nodes.some((node) => node?.getDataID() === orderId)) continue
    const place = nodes.findIndex((node) => Number(node?.getValue('reference')) < reference !== isOldestFirst)
    const before = place < 0 ? edges.length : place
    // Between the last that was read and the newest there may be others
    const isBeyond = isOldestFirst && place < 0 && connection.getLinkedRecord('pageInfo')?.getValue('hasNextPage')
    if (!isBeyond) {
      const edge = ConnectionHandler.createEdge(store, connection, record, 'OrderEdge')
      connection.setLinkedRecords([...edges.slice(0, before), edge, ...edges.slice(before)], 'edges')
    }
    const total = connection.getValue('totalCount')
    if (typeof total === 'number') connection.setValue(total + 1, 'totalCount')
  }
}
