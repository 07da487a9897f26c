import { graphql } from 'react-relay/hooks'
import { ConnectionHandler, readInlineData } from 'relay-runtime'
import type { RecordSourceProxy } from 'relay-runtime'
import type { orderLists_order$data, orderLists_order$key } from '../../__generated__/orderLists_order.graphql.ts'

/** What a list of orders is narrowed by; null or undefined is all. Dates 'YYYY-MM-DD' of delivery, inclusive. */
export interface OrderListFilter {
  status?: string | null | undefined
  from?: string | null | undefined
  to?: string | null | undefined
  query?: string | null | undefined
}

/** A list of orders that the store holds, by the id of its connection (`__id`). */
export type OrderLists = Map<string, OrderListFilter>

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

/** Puts an order into every list that it belongs to and that lacks it, at its place: the highest reference is first. */
export function insertOrder(store: RecordSourceProxy, key: orderLists_order$key, lists: OrderLists): void {
  const order = readInlineData(listedOrder, key)
  const record = store.get(order.id)
  if (!record) return
  for (const [id, filter] of lists) {
    const connection = store.get(id)
    const edges = connection?.getLinkedRecords('edges')
    if (!connection || !edges || !isListed(order, filter)) continue
    const nodes = edges.map((edge) => edge?.getLinkedRecord('node'))
    if (nodes.some((node) => node?.getDataID() === order.id)) continue
    const edge = ConnectionHandler.createEdge(store, connection, record, 'OrderEdge')
    const place = nodes.findIndex((node) => Number(node?.getValue('reference')) < order.reference)
    const before = place < 0 ? edges.length : place
    connection.setLinkedRecords([...edges.slice(0, before), edge, ...edges.slice(before)], 'edges')
    const total = connection.getValue('totalCount')
    if (typeof total === 'number') connection.setValue(total + 1, 'totalCount')
  }
}

/** Whether a list that is narrowed so shows the order, as the service decides it. */
function isListed(order: orderLists_order$data, { status, from, to, query }: OrderListFilter): boolean {
  const { deliveryDate, reference, orderer, email } = order
  if (status && order.status !== status) return false
  if ((from && deliveryDate < from) || (to && deliveryDate > to)) return false
  const sought = query?.toLowerCase() ?? ''
  return [String(reference), orderer, email].some((text) => text.toLowerCase().includes(sought))
}
