import { Observable } from 'relay-runtime'
import type { GraphQLResponse, SubscribeFunction } from 'relay-runtime'
import { withData } from './graphAnswer.ts'
import type { Answer } from './graphAnswer.ts'
import { GraphError } from './graphError.ts'
import type { PostOperation } from './network.ts'
import { serverEvents } from './serverEvents.ts'

/**
 * Subscriptions over server-sent events, one connection each. A connection that breaks, falls silent or is refused is
 * an error, one that the graph ends is complete: going on is for whoever subscribed. `onOpen` in the metadata of the
 * cache config is told when the graph has answered.
 */
export function subscriptionOver(post: PostOperation) {
  return (...[{ id, name }, variables, { metadata }]: Parameters<SubscribeFunction>) =>
    Observable.create<GraphQLResponse>((sink) => {
      const controller = new AbortController()
      const follow = async () => {
        const body = JSON.stringify({ doc_id: id, operationName: name, variables })
        const response = await post(body, controller.signal, 'text/event-stream')
        if (!response.body || !response.headers.get('content-type')?.startsWith('text/event-stream'))
          throw new GraphError('The graph cannot be followed', 'NETWORK')
        ;(metadata?.onOpen as (() => void) | undefined)?.()
        for await (const { event, data } of serverEvents(response.body)) {
          if (event === 'complete') return
          sink.next(withData(JSON.parse(data) as Answer))
        }
        throw new GraphError('The connection ended', 'NETWORK')
      }
      follow().then(
        () => sink.complete(),
        (error: Error) => !controller.signal.aborted && sink.error(error),
      )
      return () => controller.abort()
    })
}
