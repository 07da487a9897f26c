import { once } from 'node:events'
import { createServer, request } from 'node:http'
import type { AddressInfo } from 'node:net'
import { Readable } from 'node:stream'
import { expect, test } from 'vitest'
import { startTestGraph } from '../../testing/testGraph.ts'
import { createGraphHandler } from '../graphHandler.ts'

const MEGABYTE = 1024 * 1024
const FILE_BYTES = 15 * MEGABYTE
const CREATE = `mutation ($images: [NewImageInput!]) {
  createCategory(input: { caterNumber: 55, name: "Fade", images: $images }) { __typename }
}`

/** A service that counts the bytes of a form and stores none; it passes everything else to the fake one. */
async function startCountingService(target: string) {
  let bytes = 0
  const server = createServer(async (incoming, response) => {
    if (incoming.method === 'POST') {
      for await (const chunk of incoming) bytes += (chunk as Buffer).length
      return response.writeHead(507).end()
    }
    const headers = { authorization: incoming.headers.authorization ?? '' }
    const answer = await fetch(target + incoming.url, incoming.headers.authorization ? { headers } : {})
    response.writeHead(answer.status, { 'content-type': 'application/json' }).end(await answer.text())
  })
  await once(server.listen(0, '127.0.0.1'), 'listening')
  return { server, url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, received: () => bytes }
}

/** A form of 20 files of 15 MB, made while it is sent. */
function* largeForm() {
  const images = Array.from({ length: 20 }, () => ({ file: null }))
  const map = Object.fromEntries(images.map((_, at) => [at, [`variables.images.${at}.file`]]))
  const fields = { operations: JSON.stringify({ query: CREATE, variables: { images } }), map: JSON.stringify(map) }
  for (const [name, value] of Object.entries(fields))
    yield Buffer.from(`--x\r\ncontent-disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`)
  const part = Buffer.alloc(MEGABYTE, 'a')
  for (const at of images.keys()) {
    yield Buffer.from(`--x\r\ncontent-disposition: form-data; name="${at}"; filename="${at}.png"\r\n\r\n`)
    for (let sent = 0; sent < FILE_BYTES; sent += MEGABYTE) yield part
    yield Buffer.from('\r\n')
  }
  yield Buffer.from('--x--\r\n')
}

test('SEC-4 a form of 300 MB passes from the client to the service without filling the memory', async () => {
  const { v2 } = await startTestGraph()
  const service = await startCountingService(v2.url)
  const { graph } = await startTestGraph({ V2_URL: service.url }, {}, v2)
  const server = createServer(createGraphHandler(graph, 0))
  await once(server.listen(0, '127.0.0.1'), 'listening')
  const inMemory = () => {
    const { heapUsed, external } = process.memoryUsage()
    return heapUsed + external
  }
  const before = inMemory()
  let most = before
  const timer = setInterval(() => {
    most = Math.max(most, inMemory())
  }, 20)
  let length = 0
  for (const chunk of largeForm()) length += chunk.length
  const sending = request({
    port: (server.address() as AddressInfo).port,
    path: '/graphql',
    method: 'POST',
    headers: {
      cookie: `session=${await v2.token('smagen@demo.dk')}`,
      'x-csrf': '1',
      'content-type': 'multipart/form-data; boundary=x',
      'content-length': length,
    },
  })
  Readable.from(largeForm()).pipe(sending)
  const [response] = await once(sending, 'response')
  let text = ''
  for await (const chunk of response) text += chunk
  clearInterval(timer)
  expect(JSON.parse(text).errors[0].extensions.code).toBe('INSUFFICIENT_STORAGE')
  expect(service.received()).toBeGreaterThan(300 * MEGABYTE)
  expect((most - before) / MEGABYTE).toBeLessThan(100)
  for (const running of [server, service.server]) running.close()
  await v2.stop()
})
