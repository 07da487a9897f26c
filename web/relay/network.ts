import { Network, Observable } from 'relay-runtime'
import type { FetchFunction, GraphQLResponse, SubscribeFunction } from 'relay-runtime'
import { GraphError } from './graphError.ts'
import { withData } from './graphAnswer.ts'
import type { Answer } from './graphAnswer.ts'
import { createTurns } from './serialQueue.ts'

/**
 * Sends the JSON of an operation to the graph, which answers JSON unless something else is accepted. The browser gives
 * fetch, the server calls the graph in its process.
 */
export type PostOperation = (body: string, signal: AbortSignal, accept?: string) => Response | Promise<Response>

/** The network of both sides: persisted documents only, with files from the browser. An answer without data is an error. */
export function createNetwork(post: PostOperation) {
  const inTurn = createTurns()
  const fetchOperation: FetchFunction = ({ id, name }, variables, { metadata }, files) =>
    Observable.create<GraphQLResponse>((sink) => {
      const controller = new AbortController()
      const operation = { doc_id: id, operationName: name, variables }
      const send = async () => {
        if (!files) return post(JSON.stringify(operation), controller.signal)
        const { sendWithFiles } = await import('./uploads.ts')
        return sendWithFiles(operation, files, controller.signal)
      }
      const asking = metadata?.inTurn ? inTurn(() => askGraph(send)) : askGraph(send)
      asking.then(
        (answer) => {
          sink.next(answer)
          sink.complete()
        },
        (error: Error) => !controller.signal.aborted && sink.error(error),
      )
      return () => controller.abort()
    })
  // Files and subscriptions are the office's: visitors need not load what carries them
  const subscribe: SubscribeFunction = (...asked) =>
    Observable.from(import('./subscribe.ts')).mergeMap(({ subscriptionOver }) => subscriptionOver(post)(...asked))
  return Network.create(fetchOperation, subscribe)
}

/** The browser's way to the graph. */
export const postFromBrowser: PostOperation = (body, signal, accept = 'application/json') =>
  fetch('/graphql', {
    method: 'POST',
    credentials: 'same-origin',
    headers: { 'content-type': 'application/json', accept, 'x-csrf': '1' },
    body,
    signal,
  })

type Send = () => Response | Promise<Response>

async function askGraph(send: Send): Promise<GraphQLResponse> {
  return withData(await readAnswer(send))
}

async function readAnswer(send: Send): Promise<Answer> {
  try {
    const response = await send()
    return (await response.json()) as Answer
  } catch (cause) {
    throw new GraphError('The graph gave no readable answer', 'NETWORK', { cause })
  }
}
