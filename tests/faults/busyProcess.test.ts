import { once } from 'node:events'
import { Worker } from 'node:worker_threads'
import { afterEach, expect, test } from 'vitest'
import { startTestServer } from '../../bff/testing/testServer.ts'
import { startMovedClock } from '../fixtures/movedClock.ts'

const V2_TIMEOUT_MS = 200
/** Of a hang, which blocks this thread. */
const MAX_BUSY_MS = 60_000

/**
 * A service with postal codes alone. In a thread of its own it answers while this one is busy: it reports each request,
 * answers at the word, and marks `answered` when it has.
 */
const SERVICE = `
  const { parentPort, workerData: answered } = require('node:worker_threads')
  const server = require('node:http').createServer((request, response) => {
    response.setHeader('content-type', 'application/json')
    parentPort.once('message', () =>
      response.end('[{ "zipCode": "8000", "city": "Aarhus C" }]', () => {
        Atomics.store(answered, 0, 1)
        Atomics.notify(answered, 0)
      }),
    )
    parentPort.postMessage('asked')
  })
  server.listen(0, '127.0.0.1', () => parentPort.postMessage(server.address().port))
`

const answered = new Int32Array(new SharedArrayBuffer(4))
const service = new Worker(SERVICE, { eval: true, workerData: answered })
const clock = startMovedClock()
let bff: Awaited<ReturnType<typeof startTestServer>> | undefined
afterEach(async () => {
  clock.restore()
  await bff?.stop()
  await service.terminate()
})

test('GRA-11 an answer that came while the BFF itself was busy is accepted, also after the deadline', async () => {
  const [port] = await once(service, 'message')
  bff = await startTestServer({ V2_URL: `http://127.0.0.1:${port}`, V2_TIMEOUT_MS: String(V2_TIMEOUT_MS) })
  const answer = bff.post({ query: '{ city(zipCode: "8000") { city } }' })
  await once(service, 'message')
  // The deadline is met before what has arrived, as by timers, which come first in a turn of the event loop
  await new Promise((resolve) => setImmediate(resolve))
  service.postMessage('answer')
  expect(Atomics.wait(answered, 0, 0, MAX_BUSY_MS)).not.toBe('timed-out')
  clock.move(V2_TIMEOUT_MS)
  expect(await (await answer).json()).toMatchObject({ data: { city: { city: 'Aarhus C' } } })
})
