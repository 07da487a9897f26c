import { once } from 'node:events'
import { Worker } from 'node:worker_threads'
import { afterEach, expect, test } from 'vitest'
import { startTestServer } from '../../bff/testing/testServer.ts'

const V2_TIMEOUT_MS = 200

/** A service with postal codes alone. In a thread of its own it answers while this one is busy, and says when it is asked. */
const SERVICE = `
  const { parentPort } = require('node:worker_threads')
  const server = require('node:http').createServer((request, response) => {
    parentPort.postMessage('asked')
    response.setHeader('content-type', 'application/json')
    setTimeout(() => response.end('[{ "zipCode": "8000", "city": "Aarhus C" }]'), ${V2_TIMEOUT_MS / 4})
  })
  server.listen(0, '127.0.0.1', () => parentPort.postMessage(server.address().port))
`

const service = new Worker(SERVICE, { eval: true })
let bff: Awaited<ReturnType<typeof startTestServer>> | undefined
afterEach(async () => {
  await bff?.stop()
  await service.terminate()
})

test('GRA-11 an answer that came while the BFF itself was busy is taken, also after the deadline', async () => {
  const [port] = await once(service, 'message')
  bff = await startTestServer({ V2_URL: `http://127.0.0.1:${port}`, V2_TIMEOUT_MS: String(V2_TIMEOUT_MS) })
  const answer = bff.post({ query: '{ city(zipCode: "8000") { city } }' })
  await once(service, 'message')
  const busyUntil = performance.now() + 3 * V2_TIMEOUT_MS
  while (performance.now() < busyUntil);
  expect(await (await answer).json()).toMatchObject({ data: { city: { city: 'Aarhus C' } } })
})
