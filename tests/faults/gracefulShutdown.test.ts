import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import http from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { beforeEach, expect, test } from 'vitest'
import { type Stack, startStack } from '../../scripts/stack.mjs'
import { copyDemo } from '../fixtures/demo.ts'
import { frokostplatteBody } from '../fixtures/orderBody.ts'
import { ownPort } from '../fixtures/ownPort.ts'
import { until } from '../fixtures/until.ts'

const CLIENTS = 20

/** Each ended by itself, with 0: the script that has started a server kills one that does not. */
const ENDED = [0, 0]

let stack: Stack
beforeEach(async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'kuvert-end-'))
  const demo = await copyDemo(dataDir)
  const [port, v2Port] = [await ownPort(), await ownPort()]
  const environment = { PORT: String(port), V2_PORT: String(v2Port), DATA_DIR: dataDir, LOG_LEVEL: 'error' }
  stack = await startStack({ environment: { ...environment, ...demo.settings } })
  return async () => {
    await stack.stop()
    await demo.remove()
    await rm(dataDir, { recursive: true, force: true })
  }
})

interface ServerResponse {
  status: number
  text: string
  /** True if the server marked the response as the connection's last. */
  isLast: boolean
}

/** Null where nobody listens any more. Rejects where a request was accepted and not answered. */
function send(agent: http.Agent, port: number, path: string, body?: object): Promise<ServerResponse | null> {
  return new Promise<ServerResponse | null>((resolve, reject) => {
    const headers = {
      'content-type': 'application/json',
      ...(body && { 'content-length': Buffer.byteLength(JSON.stringify(body)) }),
    }
    const request = http.request({ host: '127.0.0.1', port, path, agent, method: body ? 'POST' : 'GET', headers })
    request.on('error', (error: NodeJS.ErrnoException) => {
      if (error.code === 'ECONNREFUSED') return resolve(null)
      // A connection that was closed unused before this came: nobody has accepted it, and any client sends it again
      const isUntaken = request.reusedSocket && error.code === 'ECONNRESET' && error.syscall === 'read'
      return isUntaken ? resolve(send(agent, port, path, body)) : reject(error)
    })
    request.on('response', (response) => {
      let text = ''
      response.on('data', (chunk) => (text += chunk))
      response.on('error', reject)
      response.on('end', () =>
        resolve({ status: response.statusCode ?? 0, text, isLast: response.headers.connection === 'close' }),
      )
    })
    request.end(body && JSON.stringify(body))
  })
}

const nextTurn = () => new Promise((resolve) => setImmediate(resolve))

/** Visitors who send request after request, each over one keep-alive connection, until the server closes it. */
function visit(sendOnce: (agent: http.Agent) => ReturnType<typeof send>, isRight: (text: string) => boolean) {
  let answered = 0
  const wrong: unknown[] = []
  const visitor = async () => {
    const agent = new http.Agent({ keepAlive: true, maxSockets: 1 })
    for (;;) {
      const answer = await sendOnce(agent).catch((error: unknown) => ({ status: 0, text: String(error), isLast: true }))
      if (!answer) return agent.destroy()
      if (answer.status === 200 && isRight(answer.text)) answered += 1
      else wrong.push(answer)
      if (answer.isLast) return agent.destroy()
      // Some connections are in use when it ends, and some are not
      for (let turns = Math.random() * 20; turns > 1; turns -= 1) await nextTurn()
    }
  }
  const all = Promise.all(Array.from({ length: CLIENTS }, visitor))
  return {
    /** Until each has been answered more than once, in the middle of sending. */
    untilBusy: () => until(() => answered > 2 * CLIENTS),
    /** The failures, once all visitors are done. */
    wrong: async () => {
      await all
      return wrong
    },
  }
}

test('RUN-3 the web server that is signalled to end loses none of the requests that it has accepted', async () => {
  let number = 1_000
  // Each of another caterer: none is cached
  const query = () => `{ cater(number: ${number++}) { name } city(zipCode: "8000") { city } }`
  const visits = visit(
    (agent) => send(agent, stack.port, '/graphql', { query: query() }),
    (text) => text.includes('"city":{"city":"Aarhus C"}') && !text.includes('"errors"'),
  )
  await visits.untilBusy()
  await stack.stop()
  expect(await visits.wrong()).toEqual([])
  expect(stack.children.map(({ exitCode }) => exitCode)).toEqual(ENDED)
})

test('RUN-3 the service that is signalled to end loses none of the requests that it has accepted', async () => {
  const visits = visit(
    (agent) => send(agent, stack.v2Port, '/api/v2/caters/55/products/menus'),
    (text) => text.includes('Frokostplatte'),
  )
  await visits.untilBusy()
  const [service] = stack.children
  const ended = once(service!, 'exit')
  service?.kill('SIGTERM')
  expect(await visits.wrong()).toEqual([])
  expect(await ended).toEqual([0, null])
})

test('RUN-3 a server that is signalled to end lets nobody wait who follows its orders', async () => {
  const email = 'smagen@demo.dk'
  const login = await send(new http.Agent(), stack.v2Port, '/api/users/login', { email, password: 'demo-1234' })
  const { token } = JSON.parse(login?.text ?? '') as { token: string }
  const headers = {
    'content-type': 'application/json',
    accept: 'text/event-stream',
    authorization: `Bearer ${token}`,
    'x-csrf': '1',
  }
  const body = JSON.stringify({ query: 'subscription { orderChanged(after: "0") { cursor } }' })
  const stream = await fetch(`http://127.0.0.1:${stack.port}/graphql`, { method: 'POST', headers, body })
  expect(stream.headers.get('content-type')).toContain('text/event-stream')
  let events = ''
  const reading = (async () => {
    for await (const chunk of stream.body ?? []) events += Buffer.from(chunk as Uint8Array)
  })().catch(() => {})
  const order = await frokostplatteBody(`http://127.0.0.1:${stack.v2Port}`, 'anna@example.dk')
  expect((await send(new http.Agent(), stack.v2Port, '/api/v2/orders', order))?.status).toBe(201)
  await until(() => events.includes('"cursor"'))
  await stack.stop()
  // It has ended with the server
  await reading
  expect(stack.children.map(({ exitCode }) => exitCode)).toEqual(ENDED)
})
