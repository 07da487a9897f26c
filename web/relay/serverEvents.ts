import { GraphError } from './graphError.ts'

/** An event of a text/event-stream. */
export interface ServerEvent {
  event: string
  data: string
}

/** The graph gives a sign of life every 12 seconds: where none comes for so long, the connection is dead. */
const SILENCE_MS = 30_000

/** The events of an answer as they come. Throws GraphError where the connection is silent for too long. */
export async function* serverEvents(body: ReadableStream<Uint8Array>): AsyncGenerator<ServerEvent> {
  const reader = body.getReader()
  const decoder = new TextDecoder()
  let text = ''
  try {
    for (;;) {
      const { done, value } = await beforeSilence(reader.read())
      if (done) return
      const blocks = (text + decoder.decode(value, { stream: true })).split('\n\n')
      // The last one may not have come whole
      text = blocks.pop() ?? ''
      for (const block of blocks) {
        const event = fieldOf(block, 'event')
        if (event !== undefined) yield { event, data: fieldOf(block, 'data') ?? '' }
      }
    }
  } finally {
    // Nothing more is read: the graph is told so
    reader.cancel().catch(() => undefined)
  }
}

function fieldOf(block: string, name: string): string | undefined {
  const line = block.split('\n').find((one) => one.startsWith(`${name}:`))
  return line?.slice(name.length + 1).trimStart()
}

function beforeSilence<T>(reading: Promise<T>): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const silence = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new GraphError('The connection is silent', 'NETWORK')), SILENCE_MS)
  })
  return Promise.race([reading, silence]).finally(() => clearTimeout(timer))
}
