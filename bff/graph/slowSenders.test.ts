import { once } from 'node:events'
import { createServer } from 'node:http'
import { type AddressInfo, connect, type Socket } from 'node:net'
import { afterEach, expect, test, vi } from 'vitest'
import { startTestGraph } from '../testing/testGraph.ts'
import { createGraphHandler } from './graphHandler.ts'

afterEach(() => vi.useRealTimers())

test('SEC-4 a sender of a few bytes a second is ended, one on a slow line is not', async () => {
  // The window alone: the test decides when it has passed
  vi.useFakeTimers({ toFake: ['setInterval'] })
  const bff = await startTestGraph()
  const server = createServer(createGraphHandler(bff.graph, 0))
  const connections: Socket[] = []
  server.on('connection', (socket) => connections.push(socket))
  await once(server.listen(0, '127.0.0.1'), 'listening')
  const cookie = `session=${await bff.v2.token('smagen@demo.dk')}`
  const begin = (type: string, length: number) => {
    // One that the server ends may be written to a moment longer
    const socket = connect((server.address() as AddressInfo).port, '127.0.0.1').on('error', () => {})
    const head = `POST /graphql HTTP/1.1\r\nHost: x\r\nCookie: ${cookie}\r\nx-csrf: 1\r\nContent-Length: ${length}`
    socket.write(`${head}\r\nContent-Type: ${type}\r\n\r\n`)
    return socket
  }
  const form = 'multipart/form-data; boundary=x'
  const file = '--x\r\ncontent-disposition: form-data; name="0"; filename="x"\r\n\r\n'
  const isReceived = (sent: Socket) =>
    sent.destroyed ||
    connections.find((connection) => connection.remotePort === sent.localPort)?.bytesRead === sent.bytesWritten

  const [slowForm, slowText, slowLine] = [
    begin(form, 300_000_000),
    begin('application/json', 500_000),
    begin(form, 15_000_000),
  ]
  const received = [slowForm, slowText].map(async (socket) => String((await once(socket, 'data'))[0]))
  let isEnded = false
  slowLine.on('close', () => {
    isEnded = true
  })
  for (const socket of [slowForm, slowLine]) socket.write(file)
  for (let window = 0; window < 3; window += 1) {
    if (!slowForm.destroyed) slowForm.write('x')
    // 30 s at 20 kbit/s
    slowLine.write(Buffer.alloc(75_000))
    for (const socket of [slowForm, slowText, slowLine]) await expect.poll(() => isReceived(socket)).toBe(true)
    vi.advanceTimersByTime(30_000)
  }
  for (const response of await Promise.all(received)) expect(response).toContain('HTTP/1.1 408 Request Timeout')
  expect(isEnded).toBe(false)
  slowLine.destroy()
  await new Promise((resolve) => server.close(resolve))
  await bff.v2.stop()
})
