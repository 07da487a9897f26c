import { Observable } from 'relay-runtime'
import type { GraphQLResponse, SubscribeFunction } from 'relay-runtime'
import { assertData } from './graphResponse.ts'
import type { GraphResponse } from './graphResponse.ts'
import { GraphError } from './graphError.ts'
import type { OpenStream } from './postOperation.ts'
import { serverEvents } from './serverEvents.ts'

/**
 * Creates Relay's subscribe function over server-sent events, one connection each. A connection that breaks, falls
 * silent or is refused is an error, one that the graph ends completes: reconnecting is up to the subscriber. Calls
 * `onOpen` of the cache config's metadata when the graph has accepted the subscription.
 */
export function createSubscribe(openStream: OpenStream) {
  return (...[{ id, name }, variables, { metadata }]: Parameters<SubscribeFunction>) =>
    Observable.create<GraphQLResponse>((sink) => {
      const controller = new AbortController()
      const receive = async () => {
        const body = JSON.stringify({ doc_id: id, operationName: name, variables })
        const response = await openStream(body, controller.signal)
        if (!response.body || !response.headers.get('content-type')?.startsWith('text/event-stream'))
          throw new GraphError('The subscription was refused', 'NETWORK')
        // an error is sent as an event, too
        if (response.ok) (metadata?.onOpen as (() => void) | undefined)?.()
        for await (const { event, data } of serverEvents(response.body)) {
          if (event === 'complete') return
          if (event === 'next') sink.next(assertData(JSON.parse(data) as GraphResponse))
        }
        throw new GraphError('The connection was lost', 'NETWORK')
      }
      receive().then(
        () => sink.complete(),
        (error: Error) => !controller.signal.aborted && sink.error(error),
      )
      return () => controller.abort()
    })
}
