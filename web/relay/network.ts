import { Network, Observable } from 'relay-runtime'
import type { FetchFunction, GraphQLResponse, SubscribeFunction, Variables } from 'relay-runtime'
import { GraphError } from './graphError.ts'
import { assertData, assertWhole } from './graphResponse.ts'
import type { GraphResponse, PageAnswers } from './graphResponse.ts'
import type { JsonResponse, OpenStream, PostOperation } from './postOperation.ts'
import { createSerialQueue } from './serialQueue.ts'

/** Gives a balancer time to notice that a server has ended. */
const RETRY_DELAY_MS = 300

export interface NetworkOptions {
  post: PostOperation
  /** Left out on the server, which subscribes to nothing. */
  openStream?: OpenStream
  /** The responses that the page came with: each is used once, in the place of a request. */
  answers?: PageAnswers
  /** Called with the JSON of each operation and its answer. */
  onAnswer?: (body: string, answer: GraphQLResponse) => void
}

/** Creates the network of browser and server: persisted documents only, with files from the browser. Throws GraphError for a response without data. */
export function createNetwork({ post, openStream, answers = {}, onAnswer }: NetworkOptions) {
  const enqueue = createSerialQueue()
  const fetchOperation: FetchFunction = ({ id, name }, variables, { metadata }, files) => {
    const operation = { doc_id: id, operationName: name, variables }
    const body = JSON.stringify(operation)
    const known = answers[body]
    if (known) {
      delete answers[body]
      return known as GraphQLResponse
    }
    return Observable.create<GraphQLResponse>((sink) => {
      const controller = new AbortController()
      const send = async () => {
        if (!files) return post(body, controller.signal)
        const { sendWithFiles } = await import('./uploads.ts')
        return sendWithFiles(operation, files, controller.signal)
      }
      const read = () => (isRepeatable(variables) ? executeWithRetry(send, controller.signal) : execute(send))
      const run = async () => {
        const answer = await read()
        if (metadata?.isWhole) assertWhole(answer as GraphResponse)
        return answer
      }
      const response = metadata?.isSerial ? enqueue(run) : run()
      response.then(
        (answer) => {
          onAnswer?.(body, answer)
          sink.next(answer)
          sink.complete()
        },
        (error: Error) => !controller.signal.aborted && sink.error(error),
      )
      return () => controller.abort()
    })
  }
  // loaded on first use: only the office uploads files and subscribes
  const subscribe: SubscribeFunction | undefined =
    openStream &&
    ((...args) =>
      Observable.from(import('./subscribe.ts')).mergeMap(({ createSubscribe }) => createSubscribe(openStream)(...args)))
  return Network.create(fetchOperation, subscribe)
}

type Send = () => JsonResponse | Promise<JsonResponse>

/**
 * True for a mutation with an idempotency key (a phone order has it in `order`): a retry is answered like the first request,
 * and has no further effect.
 */
const isRepeatable = ({ input }: Variables) => Boolean(input?.idempotencyKey ?? input?.order?.idempotencyKey)

/** Executes, and sends once more where no answer could be read: the web server that received it may have ended. */
async function executeWithRetry(send: Send, signal: AbortSignal): Promise<GraphQLResponse> {
  try {
    return await execute(send)
  } catch (error) {
    const isLost = error instanceof GraphError && error.code === 'NETWORK'
    if (!isLost || signal.aborted) throw error
    await new Promise((resolve) => setTimeout(resolve, RETRY_DELAY_MS))
    return execute(send)
  }
}

async function execute(send: Send): Promise<GraphQLResponse> {
  return assertData(await readAnswer(send))
}

async function readAnswer(send: Send): Promise<GraphResponse> {
  try {
    const response = await send()
    return (await response.json()) as GraphResponse
  } catch (cause) {
    throw new GraphError('The response could not be read', 'NETWORK', { cause })
  }
}
