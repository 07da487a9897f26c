import { createParser } from 'eventsource-parser'
import type { EventSourceMessage } from 'eventsource-parser'
import { GraphError } from './graphError.ts'

/** The graph sends a heartbeat every 12 seconds: a connection that is silent for longer than this is dead. */
const SILENCE_TIMEOUT_MS = 30_000

/** Yields the events of a text/event-stream as they arrive. Throws GraphError when the connection is silent for 30 s. */
export async function* serverEvents(body: ReadableStream<Uint8Array>): AsyncGenerator<EventSourceMessage> {
  const reader = body.getReader()
  const decoder = new TextDecoder()
  const events: EventSourceMessage[] = []
  const parser = createParser({ onEvent: (event) => events.push(event) })
  try {
    for (;;) {
      const { done, value } = await withTimeout(reader.read())
      if (done) return
      parser.feed(decoder.decode(value, { stream: true }))
      yield* events.splice(0)
    }
  } finally {
    // closes the connection when the consumer stops early
    reader.cancel().catch(() => undefined)
  }
}

function withTimeout<T>(read: Promise<T>): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const timeout = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new GraphError('The connection is silent', 'NETWORK')), SILENCE_TIMEOUT_MS)
  })
  return Promise.race([read, timeout]).finally(() => clearTimeout(timer))
}
