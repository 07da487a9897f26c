import { fetchQuery, graphql, requestSubscription } from 'react-relay/hooks'
import type { Environment } from 'relay-runtime'
import type { liveOrdersCursorQuery } from '../../__generated__/liveOrdersCursorQuery.graphql.ts'
import type { liveOrdersSubscription } from '../../__generated__/liveOrdersSubscription.graphql.ts'
import { keepFollowing } from './reconnectingSubscription.ts'
import type { ConnectionState, FollowTold } from './reconnectingSubscription.ts'
import { insertOrder } from './orderLists.ts'
import type { OrderLists } from './orderLists.ts'

const subscription = graphql`
  subscription liveOrdersSubscription($after: String, $ofAll: Boolean!) {
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
  query liveOrdersCursorQuery @throwOnFieldError {
    orderCursor
  }
`

interface LiveOrders {
  environment: Environment
  signal: AbortSignal
  /** The lists that take new orders. */
  lists: OrderLists
  /** What is shown is to be asked anew: what happened until now is not told. */
  onRenew: () => Promise<unknown>
  onState: (state: ConnectionState) => void
  /** Something happened; the store knows it by then. */
  onChange: (change: { isNew: boolean; reference: number }) => void
  pause: (ms: number, signal: AbortSignal) => Promise<void>
}

/** Keeps the store up to date with what happens to the orders that the viewer may see, until the signal ends it. */
export function followLiveOrders({ environment, signal, lists, onRenew, onState, onChange, pause }: LiveOrders) {
  const begin = async () => {
    const read = await fetchQuery<liveOrdersCursorQuery>(environment, cursorQuery, {}).toPromise()
    await onRenew()
    return read?.orderCursor ?? null
  }

  const follow = (after: string | null, told: FollowTold, ended: AbortSignal) => {
    let stop = () => {}
    return new Promise<void>((resolve, reject) => {
      const following = requestSubscription<liveOrdersSubscription>(environment, {
        subscription,
        variables: { after, ofAll: false },
        cacheConfig: { metadata: { onOpen: told.onOpen } },
        updater: (store, data) => {
          if (data?.orderChanged.type === 'PLACED') insertOrder(store, data.orderChanged.order, lists)
        },
        onNext: (data) => {
          if (!data) return
          const { cursor, type, order } = data.orderChanged
          told.onChange(cursor ?? null)
          onChange({ isNew: type === 'PLACED', reference: order.reference })
        },
        onError: reject,
        onCompleted: () => resolve(),
      })
      stop = () => {
        following.dispose()
        resolve()
      }
      ended.addEventListener('abort', stop)
    }).finally(() => ended.removeEventListener('abort', stop))
  }

  return keepFollowing({ begin, follow }, { signal, onState, pause })
}
