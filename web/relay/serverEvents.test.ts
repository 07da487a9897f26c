import { expect, test } from 'vitest'
import { serverEvents } from './serverEvents.ts'

const streamOf = (...chunks: string[]) =>
  new ReadableStream<Uint8Array>({
    start(controller) {
      for (const chunk of chunks) controller.enqueue(new TextEncoder().encode(chunk))
      controller.close()
    },
  })

test('events are read across chunks, heartbeats are skipped, the last event may have no data', async () => {
  const body = streamOf('event: next\nda', 'ta: {"a":"æ"}\n\n:\n\n', 'event: complete\ndata:\n\n')
  const events: unknown[] = []
  for await (const { event, data } of serverEvents(body)) events.push([event, data])
  expect(events).toEqual([
    ['next', '{"a":"æ"}'],
    ['complete', ''],
  ])
})
