import { fetchQuery, graphql } from 'react-relay/hooks'
import {
  commitLocalUpdate,
  ConnectionHandler,
  createOperationDescriptor,
  getRequest,
  readInlineData,
} from 'relay-runtime'
import type { Disposable, IEnvironment, RecordProxy } from 'relay-runtime'
import type { OrderListRouteQuery } from '../../../__generated__/OrderListRouteQuery.graphql.ts'
import type { refetchOrderList_orders$key } from '../../../__generated__/refetchOrderList_orders.graphql.ts'
import type { refetchOrderListQuery } from '../../../__generated__/refetchOrderListQuery.graphql.ts'

/** How many orders a list shows at first, and how many more each time. */
export const PAGE_SIZE = 50

/** The most that the graph answers at once. */
const MAX_PAGE_SIZE = 100

const pageQuery = graphql`
  query refetchOrderListQuery(
    $count: Int!
    $cursor: String
    $status: OrderStatus
    $from: Date
    $to: Date
    $query: String
    $isAdmin: Boolean!
  ) @throwOnFieldError {
    viewer @skip(if: $isAdmin) {
      cater {
        orders(first: $count, after: $cursor, status: $status, from: $from, to: $to, query: $query) {
          ...refetchOrderList_orders
        }
      }
    }
    orders(first: $count, after: $cursor, status: $status, from: $from, to: $to, query: $query)
      @include(if: $isAdmin) {
      ...refetchOrderList_orders
    }
  }
`

const renewedOrders = graphql`
  fragment refetchOrderList_orders on OrderConnection @inline {
    totalCount
    edges {
      node {
        id
        ...OrderRow_order @arguments(withCater: $isAdmin)
      }
    }
    pageInfo {
      hasNextPage
      endCursor
    }
  }
`

interface Renewal {
  /** The id of the list's connection. */
  id: string
  variables: OrderListRouteQuery['variables']
  /** Asked once all is there. */
  mayPut: () => boolean
}

/**
 * Asks for as many orders as a list shows, page by page, and puts them in its place in one step: no row that stays is
 * ever gone. Answers whether that was done. Rejects where a page fails; then what was there stays.
 */
export async function refetchOrderList(
  environment: IEnvironment,
  { id, variables, mayPut }: Renewal,
): Promise<boolean> {
  const before = new Set(listedIds(environment, id))
  const wanted = Math.max(before.size, PAGE_SIZE)
  const ids = new Set<string>()
  const retained: Disposable[] = []
  const read = async (cursor: string | null) => {
    const asked = { ...variables, count: Math.min(wanted - ids.size, MAX_PAGE_SIZE), cursor }
    // Until all is there, the store is not to forget what came first
    retained.push(environment.retain(createOperationDescriptor(getRequest(pageQuery), asked)))
    const data = await fetchQuery<refetchOrderListQuery>(environment, pageQuery, asked).toPromise()
    const orders: refetchOrderList_orders$key | null | undefined = data?.viewer?.cater?.orders ?? data?.orders
    if (!orders) throw new Error('The list could not be read')
    const page = readInlineData(renewedOrders, orders)
    for (const { node } of page.edges) ids.add(node.id)
    return page
  }
  try {
    let page = await read(null)
    while (page.pageInfo.hasNextPage && ids.size < wanted) page = await read(page.pageInfo.endCursor ?? null)
    if (!mayPut()) return false
    commitLocalUpdate(environment, (store) => {
      const list = store.get(id)
      if (!list) return
      // What came while it was asked for was put there by itself
      const came = nodesOf(list).filter((node) => !before.has(node.getDataID()) && !ids.has(node.getDataID()))
      const nodes = [
        ...came,
        ...[...ids].map((one) => store.get(one)).filter((node) => node !== null && node !== undefined),
      ]
      nodes.sort((a, b) => Number(b.getValue('reference')) - Number(a.getValue('reference')))
      const edges = nodes.map((node) => ConnectionHandler.createEdge(store, list, node, 'OrderEdge'))
      list.setLinkedRecords(edges, 'edges')
      list.setValue(page.totalCount, 'totalCount')
      const pageInfo = list.getOrCreateLinkedRecord('pageInfo', 'PageInfo')
      pageInfo.setValue(page.pageInfo.hasNextPage, 'hasNextPage')
      pageInfo.setValue(page.pageInfo.endCursor, 'endCursor')
    })
    return true
  } finally {
    for (const one of retained) one.dispose()
  }
}

function listedIds(environment: IEnvironment, id: string): string[] {
  let ids: string[] = []
  commitLocalUpdate(environment, (store) => {
    const list = store.get(id)
    ids = list ? nodesOf(list).map((node) => node.getDataID()) : []
  })
  return ids
}

function nodesOf(list: RecordProxy): RecordProxy[] {
  const nodes = list.getLinkedRecords('edges')?.map((edge) => edge?.getLinkedRecord('node'))
  return (nodes ?? []).filter((node) => node !== null && node !== undefined)
}
