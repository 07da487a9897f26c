import { beforeAll, expect, test } from 'vitest'
import { listMiscountedDays } from '../availability/availabilityStore.ts'
import { saveTestSettings } from '../availability/testing/saveTestSettings.ts'
import { openTestApp, type TestApp } from '../testing/testApp.ts'
import { createOrderLink } from './links/orderLinkStore.ts'
import { addOrderFixture, call, noon, type OrderFixture, placeTestOrder } from './testing/orderFixture.ts'

let service: TestApp
let fixture: OrderFixture
/** The service's clock; orders are delivered on Tuesday 2026-11-24 at 12:30. */
let now = noon
beforeAll(async () => {
  service = await openTestApp({ now: () => now })
  fixture = await addOrderFixture(service)
  const cancelSteps = [{ workingDays: 1, cutoff: '12:00', percent: 50 }]
  await saveTestSettings(service.db, fixture.cater.id, { cancelSteps })
  return () => service.close()
})

/** An order and the token of a link to it. */
async function place() {
  now = noon
  const { id } = await placeTestOrder(service, fixture)
  return { id, token: await createOrderLink(service.db, id) }
}

const accept = (id: string) => call(service, 'PUT', `/cater/orders/${id}/accept`, fixture)
const read = async (token: string) => (await call(service, 'GET', `/order-links/${token}`)).json()
const cancel = (token: string, fee: number) => call(service, 'POST', `/order-links/${token}/cancel`, { body: { fee } })
const callOff = (id: string, reason = 'Strømmen er gået') =>
  call(service, 'PUT', `/cater/orders/${id}/cancel`, { token: fixture.token, body: { reason } })
const mailKinds = async (id: string) =>
  (await service.db.selectFrom('mail').select('kind').where('orderId', '=', id).execute()).map(({ kind }) => kind)
const coversBooked = async () =>
  (
    await service.db
      .selectFrom('bookedCovers')
      .select('covers')
      .where('caterId', '=', fixture.cater.id)
      .executeTakeFirst()
  )?.covers ?? 0

test('CHG-7 an order that waits is cancelled for free: both are mailed, and its covers are free again', async () => {
  const before = await coversBooked()
  const { id, token } = await place()
  expect(await coversBooked()).toBe(before + 10)
  expect((await read(token)).cancellation).toMatchObject({ fee: 0, percent: 0 })
  const answer = await cancel(token, 0)
  expect(answer.statusCode).toBe(200)
  expect(answer.json().order).toMatchObject({ cancelledBy: 'customer', cancelFee: 0, cancellation: null })
  expect(await coversBooked()).toBe(before)
  expect(await listMiscountedDays(service.db)).toEqual([])
  expect(await mailKinds(id)).toEqual(expect.arrayContaining(['cancelled', 'cancelled_notice']))
  expect(await mailKinds(id)).not.toContain('reminder')
  expect((await accept(id)).statusCode).toBe(409)
})

test('CHG-7 an accepted order costs what the terms say at that minute, and only what the customer has seen', async () => {
  const { id, token } = await place()
  await accept(id)
  expect((await read(token)).cancellation).toEqual({
    fee: 847.5,
    percent: 50,
    terms: [{ date: '2026-11-23', clock: '12:00', percent: 50 }],
  })
  now = new Date('2026-11-23T11:01:00Z')
  const changed = await cancel(token, 847.5)
  expect([changed.statusCode, changed.json().title]).toEqual([409, 'fee_changed'])
  expect((await read(token)).cancellation).toMatchObject({ fee: 1695, percent: 100 })
  expect((await cancel(token, 1695)).json().order).toMatchObject({ cancelFee: 1695, cancelledBy: 'customer' })
  expect((await cancel(token, 1695)).json().title).toBe('not_cancellable')
})

test('CHG-7 the terms are those that the order was placed with', async () => {
  const { id, token } = await place()
  await accept(id)
  await saveTestSettings(service.db, fixture.cater.id, {
    cancelSteps: [{ workingDays: 9, cutoff: '12:00', percent: 90 }],
  })
  expect((await read(token)).cancellation.percent).toBe(50)
})

test('CHG-7 after the delivery, and when it has been noted, nothing is cancelled', async () => {
  const { id, token } = await place()
  await accept(id)
  now = new Date('2026-11-24T11:30:00Z')
  expect((await read(token)).cancellation).toBeNull()
  expect((await cancel(token, 1695)).statusCode).toBe(409)
  now = noon
  await service.db.updateTable('order').set({ deliveredAt: noon }).where('id', '=', id).execute()
  expect((await cancel(token, 847.5)).statusCode).toBe(409)
  expect((await callOff(id)).statusCode).toBe(409)
})

test('CHG-7 the caterer calls an accepted order off with a reason and without a fee, and never one that waits', async () => {
  const { id, token } = await place()
  expect((await callOff(id)).statusCode).toBe(409)
  await accept(id)
  expect((await callOff(id, ' ')).statusCode).toBe(422)
  const answer = await callOff(id)
  expect(answer.json().order).toMatchObject({
    cancelledBy: 'cater',
    cancelReason: 'Strømmen er gået',
    cancelFee: null,
    canUndo: false,
  })
  const kinds = await mailKinds(id)
  expect(kinds).toContain('called_off')
  // The mail of the acceptance a moment ago is not sent any more
  expect(kinds).not.toContain('accepted')
  expect((await call(service, 'PUT', `/cater/orders/${id}/undo`, fixture)).statusCode).toBe(409)
  expect((await read(token)).events.at(-1)).toMatchObject({ type: 'cancelled' })
})

test('CHG-7 CHG-10 of a customer who cancels and a caterer who accepts at once, one sees what the other did', async () => {
  const { id, token } = await place()
  const answers = await Promise.all([cancel(token, 0), accept(id)])
  const { cancelledAt, caterAccept } = (await call(service, 'GET', `/cater/orders/${id}`, fixture)).json()
  expect(cancelledAt !== null || caterAccept).toBe(true)
  expect(answers.map(({ statusCode }) => statusCode)).toContain(200)
  expect(await listMiscountedDays(service.db)).toEqual([])
})

test('CHG-7 cancelled orders are a filter of the list, and are counted', async () => {
  const list = await call(service, 'GET', '/cater/orders?status=cancelled&limit=50', fixture)
  expect(list.json().length).toBeGreaterThan(2)
  expect(list.headers['x-total-count']).toBe(String(list.json().length))
})
