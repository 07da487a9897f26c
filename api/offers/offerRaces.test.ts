import { beforeAll, expect, test } from 'vitest'
import { listMiscountedDays } from '../availability/availabilityStore.ts'
import { addOrderFixture, noon, type OrderFixture } from '../orders/testing/orderFixture.ts'
import { openTestApp, type TestApp } from '../testing/testApp.ts'
import { type OfferFixture, offerFixture } from './testing/offerFixture.ts'

const ROUNDS = 5

let service: TestApp
let fixture: OrderFixture
let offers: OfferFixture
beforeAll(async () => {
  service = await openTestApp({ now: () => noon })
  fixture = await addOrderFixture(service)
  offers = offerFixture(service, fixture)
  return () => service.close()
})

const approved = async () => {
  const offer = await offers.sent()
  await offers.approve(offer.token)
  return offer
}

test('SHA-3 ordered several times at once it is one order, which all callers get', async () => {
  for (let round = 0; round < ROUNDS; round += 1) {
    const { token } = await approved()
    const before = await offers.countOrders()
    const answers = await Promise.all(Array.from({ length: 4 }, () => offers.order(token)))
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([201, 201, 201, 201])
    expect(new Set(answers.map((answer) => answer.json().order.id)).size).toBe(1)
    expect(await offers.countOrders()).toBe(before + 1)
  }
  expect(await listMiscountedDays(service.db)).toEqual([])
})

test('SHA-3 of ordering a version and sending the next at once one wins', async () => {
  for (let round = 0; round < ROUNDS; round += 1) {
    const { id, token } = await approved()
    const next = (await offers.renew(id)).json().offer
    const before = await offers.countOrders()
    const [ordered, sent] = await Promise.all([offers.order(token), offers.send(next.id)])
    const isOrdered = ordered.statusCode === 201
    // Who comes second finds it replaced, or ordered
    expect([201, 409, 410]).toContain(ordered.statusCode)
    expect(sent.statusCode).toBe(isOrdered ? 409 : 200)
    expect((await offers.read(id)).state).toBe(isOrdered ? 'ordered' : 'replaced')
    expect(await offers.countOrders()).toBe(before + (isOrdered ? 1 : 0))
  }
})

test('SHA-3 approved and declined at once an offer is one of both, and drafts made at once have numbers of their own', async () => {
  for (let round = 0; round < ROUNDS; round += 1) {
    const { id, token } = await offers.sent()
    const [approve, decline] = await Promise.all([offers.approve(token), offers.decline(token)])
    // What is approved may be declined after it, not the other way round
    expect(decline.statusCode).toBe(200)
    expect([200, 409]).toContain(approve.statusCode)
    expect((await offers.read(id)).state).toBe('declined')
  }
  const drafts = await Promise.all(Array.from({ length: 6 }, () => offers.create()))
  expect(new Set(drafts.map(({ number }) => number)).size).toBe(6)
  const { id } = await offers.sent()
  const renewed = await Promise.all(Array.from({ length: 4 }, () => offers.renew(id)))
  expect(new Set(renewed.map((answer) => answer.json().offer.id)).size).toBe(1)
})
