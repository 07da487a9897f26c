import { fetchQuery, graphql } from 'react-relay/hooks'
import {
  commitLocalUpdate,
  ConnectionHandler,
  createOperationDescriptor,
  getRequest,
  readInlineData,
} from 'relay-runtime'
import type { Disposable, IEnvironment, RecordProxy } from 'relay-runtime'
import { PAGE_SIZE } from '../../list/ListFooter.tsx'
import type { OrderListRouteQuery } from '../../../__generated__/OrderListRouteQuery.graphql.ts'
import type { refetchOrderList_orders$key } from '../../../__generated__/refetchOrderList_orders.graphql.ts'
import type { refetchOrderListQuery } from '../../../__generated__/refetchOrderListQuery.graphql.ts'

/** The graph's maximum for one page. */
const MAX_PAGE_SIZE = 100

const pageQuery = graphql`
  query refetchOrderListQuery(
    $count: Int!
    $cursor: String
    $status: OrderStatus
    $from: Date
    $to: Date
    $query: String
    $sort: OrderSort
    $isAdmin: Boolean!
  ) @throwOnFieldError {
    viewer @skip(if: $isAdmin) {
      cater {
        orders(first: $count, after: $cursor, status: $status, from: $from, to: $to, query: $query, sort: $sort) {
          ...refetchOrderList_orders
        }
      }
    }
    orders(first: $count, after: $cursor, status: $status, from: $from, to: $to, query: $query, sort: $sort)
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

interface ListToRefetch {
  /** The id of the list's connection. */
  id: string
  variables: OrderListRouteQuery['variables']
  /** Called when all pages are loaded; false leaves the list as it is. */
  shouldApply: () => boolean
}

/**
 * Refetches as many orders as a list shows, page by page, and replaces the list in one update, so that no row that
 * remains disappears for a moment. Returns whether it was replaced. Rejects where a page fails, and changes nothing then.
 */
export async function refetchOrderList(
  environment: IEnvironment,
  { id, variables, shouldApply }: ListToRefetch,
): Promise<boolean> {
  const before = new Set(listedIds(environment, id))
  const count = Math.max(before.size, PAGE_SIZE)
  const ids = new Set<string>()
  const retained: Disposable[] = []
  const read = async (cursor: string | null) => {
    const pageVariables = { ...variables, count: Math.min(count - ids.size, MAX_PAGE_SIZE), cursor }
    // keeps the store from garbage-collecting the first pages before the last has come
    retained.push(environment.retain(createOperationDescriptor(getRequest(pageQuery), pageVariables)))
    const data = await fetchQuery<refetchOrderListQuery>(environment, pageQuery, pageVariables).toPromise()
    const orders: refetchOrderList_orders$key | null | undefined = data?.viewer?.cater?.orders ?? data?.orders
    if (!orders) throw new Error('Order list without data')
    const page = readInlineData(renewedOrders, orders)
    for (const { node } of page.edges) ids.add(node.id)
    return page
  }
  try {
    let page = await read(null)
    while (page.pageInfo.hasNextPage && ids.size < count) page = await read(page.pageInfo.endCursor ?? null)
    if (!shouldApply()) return false
    commitLocalUpdate(environment, (store) => {
      const list = store.get(id)
      if (!list) return
      const nodes = [...ids].map((orderId) => store.get(orderId)).filter((node) => node !== null && node !== undefined)
      // orders placed during the refetch are in the list already
      const placed = nodesOf(list).filter((node) => !before.has(node.getDataID()) && !ids.has(node.getDataID()))
      if (variables.sort === 'NEWEST_FIRST') nodes.unshift(...placed.toSorted(byReference).toReversed())
      if (variables.sort === 'OLDEST_FIRST' && !page.pageInfo.hasNextPage) nodes.push(...placed.toSorted(byReference))
      const edges = nodes.map((node) => ConnectionHandler.createEdge(store, list, node, 'OrderEdge'))
      list.setLinkedRecords(edges, 'edges')
      list.setValue(page.totalCount, 'totalCount')
      const pageInfo = list.getOrCreateLinkedRecord('pageInfo', 'PageInfo')
      pageInfo.setValue(page.pageInfo.hasNextPage, 'hasNextPage')
      pageInfo.setValue(page.pageInfo.endCursor, 'endCursor')
    })
    return true
  } finally {
    for (const page of retained) page.dispose()
  }
}

const byReference = (a: RecordProxy, b: RecordProxy) =>
  Number(a.getValue('reference')) - Number(b.getValue('reference'))

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
