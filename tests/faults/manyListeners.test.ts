import http from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { FakeV2 } from '../../bff/testing/fakeV2.ts'
import { multipartForm } from '../../bff/testing/multipart.ts'
import { startTestServer } from '../../bff/testing/testServer.ts'
import { addOrderFixture, call, orderBody, type OrderFixture } from '../../api/orders/testing/orderFixture.ts'
import { addCater, addUser } from '../../api/testing/people.ts'
import { openTestApp, type TestApp } from '../../api/testing/testApp.ts'
import { deliveryDate } from '../fixtures/orderBody.ts'

const OFFICES = 500
const LISTENERS_OF_ONE = 300
const LISTENERS_OF_USER = 10
/** An office of so many gets an order, all at once. */
const ORDER_EVERY = 125
/** Five caterers and the admins wait anew; the admins' wait may end with each of the orders. */
const MAX_WAITING_CALLS = 10
/** 35 users are concerned, each asks for the events and for the orders. A call for each tab or office were 500 more. */
const MAX_CALLS = 300

let service: TestApp
let bff: Awaited<ReturnType<typeof startTestServer>>
let busy: OrderFixture
/** What the service was asked for. */
let calls: string[] = []
const agent = new http.Agent({ maxSockets: Infinity })
beforeAll(async () => {
  service = await openTestApp()
  await service.app.listen({ port: 0, host: '127.0.0.1' })
  const { port } = service.app.server.address() as AddressInfo
  service.app.server.on('request', ({ url }: http.IncomingMessage) => calls.push(url ?? ''))
  bff = await startTestServer({ BUDGET_USER: '1000000000', V2_TIMEOUT_MS: '20000' }, {}, {
    url: `http://127.0.0.1:${port}`,
    stop: async () => {},
  } as FakeV2)
  busy = await addOrderFixture(service)
}, 60_000)
afterAll(async () => {
  agent.destroy()
  await bff.stop()
  await service.close()
})

/** Follows orders as an office does; resolves once the stream is open, with the function that waits for a reference. */
async function listen(token: string) {
  const query = 'subscription { orderChanged(after: "0") { type order { reference } } }'
  const body = JSON.stringify({ query })
  const heard = new Set<number>()
  const { port } = new URL(bff.url)
  await new Promise<void>((resolve, reject) => {
    const headers = {
      'content-type': 'application/json',
      'content-length': body.length,
      accept: 'text/event-stream',
      authorization: `Bearer ${token}`,
    }
    const request = http.request({ port, host: '127.0.0.1', path: '/graphql', method: 'POST', agent, headers })
    request.on('response', (response) => {
      if (response.statusCode === 200) resolve()
      else reject(new Error(`${response.statusCode}`))
      response.on('data', (chunk: Buffer) => {
        for (const [, reference] of chunk.toString().matchAll(/"reference":(\d+)/g)) heard.add(Number(reference))
      })
      response.on('error', () => {})
    })
    request.on('error', reject)
    request.end(body)
  })
  return heard
}

/** Resolves once all of these have heard of an order that is placed now. */
async function placeAndHear(fixture: OrderFixture, listeners: readonly Set<number>[]): Promise<void> {
  // The service has the real clock here
  const body = orderBody(fixture, { time: { date: deliveryDate(), clock: '12:30' } })
  const answer = await call(service, 'POST', '/orders', { body })
  expect(answer.statusCode).toBe(201)
  const { orderRef } = answer.json().order
  while (!listeners.every((heard) => heard.has(orderRef))) await pause(10)
}

const CREATE = `mutation ($input: CreateCategoryInput!) {
  createCategory(input: $input) { ... on Category { name images { id } } ... on UserError { message } }
}`

async function upload(fixture: OrderFixture): Promise<void> {
  const picture = await sharp({ create: { width: 64, height: 64, channels: 3, background: '#4a7' } })
    .jpeg()
    .toBuffer()
  const input = { caterNumber: fixture.cater.id, name: `Fad ${crypto.randomUUID()}`, images: [{ file: null }] }
  const form = multipartForm(
    CREATE,
    { input },
    { 'input.images.0.file': new File([new Uint8Array(picture)], 'fad.jpg') },
  )
  const headers = { 'x-csrf': '1', authorization: `Bearer ${fixture.token}` }
  const response = await fetch(`${bff.url}/graphql`, { method: 'POST', headers, body: form })
  const { data } = (await response.json()) as { data: { createCategory: { images: object[] } } }
  expect(data.createCategory.images).toHaveLength(1)
}

// How soon they hear is measured by `npm run bench`; here it is what the service is asked
test('SEC-2 500 offices and 300 listeners of one caterer hear of an order, and uploads work meanwhile', async () => {
  const offices = new Map<OrderFixture, Set<number>>()
  for (let count = 0; count < OFFICES; count += 1) {
    if (count % ORDER_EVERY === 0) {
      const fixture = await addOrderFixture(service)
      offices.set(fixture, await listen(fixture.token))
      continue
    }
    const { id: caterId } = await addCater(service.db)
    await listen(await service.tokenFor(await addUser(service.db, { role: 'cater', caterId })))
  }
  const caterId = busy.cater.id
  const listeners: Set<number>[] = []
  for (let count = 0; count < LISTENERS_OF_ONE; count += LISTENERS_OF_USER) {
    const token = await service.tokenFor(await addUser(service.db, { role: 'cater', caterId }))
    for (let tab = 0; tab < LISTENERS_OF_USER; tab += 1) listeners.push(await listen(token))
  }
  const admin = await listen(await service.tokenFor(await addUser(service.db, { role: 'admin' })))

  const orderForAll = () =>
    Promise.all([
      placeAndHear(busy, [...listeners, admin]),
      ...[...offices].map(([fixture, heard]) => placeAndHear(fixture, [heard, admin])),
      upload(busy),
    ])
  // The first time all begin to wait
  await orderForAll()
  calls = []
  await orderForAll()
  expect(calls.filter((url) => url.includes('wait=')).length).toBeLessThanOrEqual(MAX_WAITING_CALLS)
  expect(calls.length).toBeLessThanOrEqual(MAX_CALLS)
}, 180_000)
