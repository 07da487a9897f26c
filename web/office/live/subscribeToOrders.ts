import { fetchQuery, graphql, requestSubscription } from 'react-relay/hooks'
import type { Environment } from 'relay-runtime'
import type { subscribeToOrdersCursorQuery } from '../../__generated__/subscribeToOrdersCursorQuery.graphql.ts'
import type { subscribeToOrdersSubscription } from '../../__generated__/subscribeToOrdersSubscription.graphql.ts'
import { insertOrder } from './orderLists.ts'
import type { OrderLists } from './orderLists.ts'
import { reconnectingSubscription } from './reconnectingSubscription.ts'
import type { ConnectionHandlers, ConnectionState } from './reconnectingSubscription.ts'

const subscription = graphql`
  subscription subscribeToOrdersSubscription($after: String, $ofAll: Boolean!) {
    orderChanged(after: $after) {
      cursor
      type
      order {
        reference
        ...orderLists_order
        ...AwaitingOrder_order
        ...OrderRow_order @arguments(withCater: true)
        ...OrderRoute_order
      }
    }
  }
`

const cursorQuery = graphql`
  query subscribeToOrdersCursorQuery @throwOnFieldError {
    orderCursor
  }
`

interface OrderSubscription {
  environment: Environment
  signal: AbortSignal
  /** The lists that new orders are inserted into. */
  lists: OrderLists
  /** Refetches what is shown: changes before the cursor are not sent. */
  onResync: () => Promise<unknown>
  onState: (state: ConnectionState) => void
  /** Called after the store was updated. */
  onChange: (change: { isNew: boolean; reference: number }) => void
  pause: (ms: number, signal: AbortSignal) => Promise<void>
}

/** Keeps the store up to date with the orders that the viewer may see, until the signal aborts. */
export function subscribeToOrders(options: OrderSubscription): Promise<void> {
  const { environment, signal, lists, onResync, onState, onChange, pause } = options
  const resync = async () => {
    // the cursor is read before the refetch, so that a change between the two is sent rather than missed
    const data = await fetchQuery<subscribeToOrdersCursorQuery>(environment, cursorQuery, {}).toPromise()
    await onResync()
    return data?.orderCursor ?? null
  }

  const connect = (after: string | null, handlers: ConnectionHandlers, aborted: AbortSignal) => {
    let stop = () => {}
    return new Promise<void>((resolve, reject) => {
      const connection = requestSubscription<subscribeToOrdersSubscription>(environment, {
        subscription,
        variables: { after, ofAll: false },
        cacheConfig: { metadata: { onOpen: handlers.onOpen } },
        updater: (store, data) => {
          if (data?.orderChanged.type === 'PLACED') insertOrder(store, data.orderChanged.order, lists)
        },
        onNext: (data) => {
          if (!data) return
          const { cursor, type, order } = data.orderChanged
          handlers.onChange(cursor ?? null)
          onChange({ isNew: type === 'PLACED', reference: order.reference })
        },
        onError: reject,
        onCompleted: () => resolve(),
      })
      stop = () => {
        connection.dispose()
        resolve()
      }
      aborted.addEventListener('abort', stop)
    }).finally(() => aborted.removeEventListener('abort', stop))
  }

  return reconnectingSubscription({ resync, connect }, { signal, onState, pause })
}
