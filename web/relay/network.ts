import { Network, Observable } from 'relay-runtime'
import type { FetchFunction, GraphQLResponse } from 'relay-runtime'
import { GraphError } from './graphError.ts'
import { sendWithFiles } from './uploads.ts'

/** Sends the JSON of an operation to the graph. The browser gives fetch, the server calls the graph in its process. */
export type PostOperation = (body: string, signal: AbortSignal) => Response | Promise<Response>

/** The network of both sides: persisted documents only, with files from the browser. An answer without data is an error. */
export function createNetwork(post: PostOperation) {
  const fetchOperation: FetchFunction = ({ id, name }, variables, _cacheConfig, files) =>
    Observable.create<GraphQLResponse>((sink) => {
      const controller = new AbortController()
      const operation = { doc_id: id, operationName: name, variables }
      const send = () =>
        files ? sendWithFiles(operation, files, controller.signal) : post(JSON.stringify(operation), controller.signal)
      askGraph(send).then(
        (answer) => {
          sink.next(answer)
          sink.complete()
        },
        (error: Error) => !controller.signal.aborted && sink.error(error),
      )
      return () => controller.abort()
    })
  return Network.create(fetchOperation)
}

/** The browser's way to the graph. */
export const postFromBrowser: PostOperation = (body, signal) =>
  fetch('/graphql', {
    method: 'POST',
    credentials: 'same-origin',
    headers: { 'content-type': 'application/json', accept: 'application/json', 'x-csrf': '1' },
    body,
    signal,
  })

type Send = () => Response | Promise<Response>

interface Answer {
  data?: unknown
  errors?: { message: string; extensions?: { code?: string } }[]
}

async function askGraph(send: Send): Promise<GraphQLResponse> {
  const answer = await readAnswer(send)
  if (answer.data === null || answer.data === undefined) {
    const [first] = answer.errors ?? []
    throw new GraphError(first?.message ?? 'The graph gave no data', first?.extensions?.code ?? 'INTERNAL')
  }
  return answer as GraphQLResponse
}

async function readAnswer(send: Send): Promise<Answer> {
  try {
    const response = await send()
    return (await response.json()) as Answer
  } catch (cause) {
    throw new GraphError('The graph gave no readable answer', 'NETWORK', { cause })
  }
}
