import http from 'node:http'
import type { AddressInfo } from 'node:net'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { FakeV2 } from '../../bff/testing/fakeV2.ts'
import { holdListenerTimers } from '../../bff/testing/listenerTimers.ts'
import { multipartForm } from '../../bff/testing/multipart.ts'
import { startTestServer } from '../../bff/testing/testServer.ts'
import { addOrderFixture, call, orderBody, type OrderFixture } from '../../api/orders/testing/orderFixture.ts'
import { addCater, addUser } from '../../api/testing/people.ts'
import { openTestApp, type TestApp } from '../../api/testing/testApp.ts'
import { deliveryDate } from '../fixtures/orderBody.ts'
import { listenToOrders } from '../fixtures/orderListener.ts'
import { until } from '../fixtures/until.ts'

const OFFICES = 500
const LISTENERS_OF_BUSY_CATER = 300
const LISTENERS_OF_USER = 10
/** An office of so many gets an order, all at once. */
const ORDER_EVERY = 125
/** Five caterers and the admins wait anew, after each of five orders at most; 35 users would be 175. */
const MAX_WAITING_CALLS = 30
/** 35 users read the events, after each of five orders at most, and the orders; 305 tabs would be 1,800. */
const MAX_CALLS = 300
/**
 * An office that begins to wait while an order comes calls once more, and of the round before as many may be late; offices
 * that every order wakes would call five times each.
 */
const MAX_CALLS_OF_OTHERS = 2 * OFFICES

let service: TestApp
let bff: Awaited<ReturnType<typeof startTestServer>>
let busy: OrderFixture
/** The calls of the service on behalf of those whom an order concerns, and of all others. */
let calls: string[] = []
let callsOfOthers: string[] = []
const concerned = new Set<string>()
const agent = new http.Agent({ maxSockets: Infinity })
beforeAll(async () => {
  service = await openTestApp()
  await service.app.listen({ port: 0, host: '127.0.0.1' })
  const { port } = service.app.server.address() as AddressInfo
  service.app.server.on('request', ({ url = '', headers: { authorization = '' } }: http.IncomingMessage) => {
    const isConcerned = concerned.has(authorization.replace('Bearer ', ''))
    ;(isConcerned ? calls : callsOfOthers).push(url)
  })
  // A call that times out is retried, and would be counted twice
  bff = await startTestServer({ BUDGET_USER: '1000000000', V2_TIMEOUT_MS: '600000' }, {}, {
    url: `http://127.0.0.1:${port}`,
    stop: async () => {},
  } as FakeV2)
  busy = await addOrderFixture(service)
})
afterAll(async () => {
  agent.destroy()
  await bff?.stop()
  await service?.close()
})

const listen = (token: string) => listenToOrders({ port: Number(new URL(bff.url).port), agent, token, after: '0' })

/** Resolves once all of these have heard of an order that is placed now. */
async function placeAndHear(fixture: OrderFixture, listeners: readonly ReadonlySet<number>[]): Promise<void> {
  // The service has the real clock here
  const body = orderBody(fixture, { time: { date: deliveryDate(), clock: '12:30' } })
  const answer = await call(service, 'POST', '/orders', { body })
  expect(answer.statusCode).toBe(201)
  const { orderRef } = answer.json().order
  await until(() => listeners.every((heard) => heard.has(orderRef)))
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

// How soon they hear is measured by `npm run bench`; here the calls of the service count
test('SEC-2 500 offices and 300 listeners of one caterer hear of an order, and uploads work meanwhile', async () => {
  // Nobody polls by the clock, and an upload may take long on a slow machine with 800 connections
  holdListenerTimers()
  const offices = new Map<OrderFixture, ReadonlySet<number>>()
  for (let count = 0; count < OFFICES; count += 1) {
    if (count % ORDER_EVERY === 0) {
      const fixture = await addOrderFixture(service)
      concerned.add(fixture.token)
      offices.set(fixture, await listen(fixture.token))
      continue
    }
    const { id: caterId } = await addCater(service.db)
    await listen(await service.tokenFor(await addUser(service.db, { role: 'cater', caterId })))
  }
  const caterId = busy.cater.id
  const listeners: ReadonlySet<number>[] = []
  for (let count = 0; count < LISTENERS_OF_BUSY_CATER; count += LISTENERS_OF_USER) {
    const token = await service.tokenFor(await addUser(service.db, { role: 'cater', caterId }))
    concerned.add(token)
    for (let tab = 0; tab < LISTENERS_OF_USER; tab += 1) listeners.push(await listen(token))
  }
  const adminToken = await service.tokenFor(await addUser(service.db, { role: 'admin' }))
  concerned.add(adminToken)
  const admin = await listen(adminToken)

  const orderForAll = () =>
    Promise.all([
      placeAndHear(busy, [...listeners, admin]),
      ...[...offices].map(([fixture, heard]) => placeAndHear(fixture, [heard, admin])),
      upload(busy),
    ])
  // Until all wait for what comes after their first order
  await orderForAll()
  calls = []
  callsOfOthers = []
  await orderForAll()
  expect(calls.filter((url) => url.includes('wait=')).length).toBeLessThanOrEqual(MAX_WAITING_CALLS)
  expect(calls.length).toBeLessThanOrEqual(MAX_CALLS)
  expect(callsOfOthers.filter((url) => url.includes('/orders')).length).toBeLessThanOrEqual(MAX_CALLS_OF_OTHERS)
})
