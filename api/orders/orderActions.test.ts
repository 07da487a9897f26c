import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { Order } from '../../contract/orders.ts'
import { addUser } from '../testing/people.ts'
import { openTestApp, type TestApp } from '../testing/testApp.ts'
import { addOrderFixture, call, type OrderFixture, noon, orderBody, placeTestOrder } from './testing/orderFixture.ts'

let service: TestApp
let fixture: OrderFixture
let other: OrderFixture
let admin: { token: string }
let clock: Date
beforeAll(async () => {
  service = await openTestApp({ now: () => clock })
  fixture = await addOrderFixture(service)
  other = await addOrderFixture(service)
  admin = { token: await service.tokenFor(await addUser(service.db, { role: 'admin' })) }
  return () => service.close()
})
beforeEach(() => {
  clock = noon
})

const get = (url: string, who: { token?: string }) => call(service, 'GET', url, who)
const put = (url: string, who: { token?: string }, body?: object, headers = {}) =>
  call(service, 'PUT', url, { ...who, body, headers })
const post = (url: string, who: { token?: string }, body?: object, headers = {}) =>
  call(service, 'POST', url, { ...who, body, headers })
const advanceClock = (ms: number) => {
  clock = new Date(clock.getTime() + ms)
}
const read = async (id: string, who: { token?: string } = fixture): Promise<Order> =>
  (await get(`/cater/orders/${id}`, who)).json()
const typesOf = ({ events }: Order) => events.map(({ type }) => type)
const kindsOf = ({ mails }: Order) => mails.map(({ kind }) => kind).sort()
const queued = (orderId: string, kind: string) =>
  service.db.selectFrom('mail').selectAll().where('orderId', '=', orderId).where('kind', '=', kind).execute()
const setMail = (orderId: string, kind: string, values: object) =>
  service.db.updateTable('mail').set(values).where('orderId', '=', orderId).where('kind', '=', kind).execute()

/** Places an order as a signed-in customer. */
async function placeAsCustomer() {
  const user = await addUser(service.db, { role: 'customer', phoneNumber: '1' })
  const customer = { token: await service.tokenFor(user) }
  const { order } = (await post('/orders', customer, orderBody(fixture))).json()
  return { id: order.id as string, customer }
}

describe('ORD-3 undoing an answer', () => {
  test.each(['accept', 'refuse'])('after %s returns the order to awaiting and cancels its mail', async (verb) => {
    const before = await placeTestOrder(service, fixture)
    const { id } = before
    await put(`/cater/orders/${id}/${verb}`, fixture, { reason: 'Vi holder lukket' })
    const kind = verb === 'accept' ? 'accepted' : 'refused'
    expect(await queued(id, kind)).toMatchObject([{ sendAfter: new Date(noon.getTime() + 10_000) }])
    advanceClock(10_000)
    const undone = await put(`/cater/orders/${id}/undo`, fixture)
    expect(undone.statusCode).toBe(200)
    const { order } = undone.json()
    expect(order).toMatchObject({ caterAccept: false, refused: false, refusedReason: null })
    expect(typesOf(order)).toEqual(['placed', kind, 'undone'])
    expect(order.events.at(-1)).toMatchObject({ by: 'Kokke Kok', at: clock.toISOString() })
    expect(kindsOf(order)).toEqual(['notice', 'placed'])
    // It can be answered again
    expect((await put(`/cater/orders/${id}/accept`, fixture)).statusCode).toBe(200)
    expect(kindsOf(await read(id))).toEqual(['accepted', 'notice', 'placed'])
  })

  test('is 409 after 10 s, by another user, and once its mail is being sent', async () => {
    const colleague = await addUser(service.db, { role: 'cater', caterId: fixture.cater.id })
    const wrong: [string, (id: string) => Promise<unknown>, { token: string }?][] = [
      ['too late', async () => advanceClock(10_001)],
      ['by a colleague', async () => {}, { token: await service.tokenFor(colleague) }],
      ['the mail is sent', (id) => setMail(id, 'accepted', { state: 'sent', attempts: 1 })],
      ['the mail is being sent', (id) => setMail(id, 'accepted', { attempts: 1 })],
      ['undone already', (id) => put(`/cater/orders/${id}/undo`, fixture)],
    ]
    for (const [name, happens, who = fixture] of wrong) {
      const { id } = await placeTestOrder(service, fixture)
      await put(`/cater/orders/${id}/accept`, fixture)
      await happens(id)
      const before = await read(id, who)
      const answer = await put(`/cater/orders/${id}/undo`, who)
      expect([name, answer.statusCode]).toEqual([name, 409])
      expect(answer.json()).toMatchObject({ title: 'order_already_handled', order: before })
      expect([name, await read(id, who)]).toEqual([name, before])
    }
    const { id } = await placeTestOrder(service, fixture)
    expect((await put(`/cater/orders/${id}/undo`, fixture)).statusCode).toBe(409)
    await put(`/cater/orders/${id}/accept`, fixture)
    expect((await put(`/cater/orders/${id}/undo`, other)).statusCode).toBe(404)
    expect((await put('/cater/orders/x/undo', fixture)).statusCode).toBe(404)
  })

  test.each(['accept', 'refuse'])(
    'CHG-11 after %s only the user who did it can undo, not a colleague or a namesake',
    async (verb) => {
      const colleague = {
        token: await service.tokenFor(await addUser(service.db, { role: 'cater', caterId: fixture.cater.id })),
      }
      const name = { firstName: 'Kokke', lastName: 'Kok' }
      const twin = await addUser(service.db, { role: 'cater', caterId: fixture.cater.id, ...name })
      const namesake = { token: await service.tokenFor(twin) }
      const { id, customer } = await placeAsCustomer()
      expect(await read(id)).toMatchObject({ canUndo: false })
      const answered = (await put(`/cater/orders/${id}/${verb}`, fixture)).json().order
      expect(answered).toMatchObject({ canUndo: true })
      expect(answered.events.at(-1).by).toBe('Kokke Kok')
      expect(await read(id)).toMatchObject({ canUndo: true })
      for (const who of [colleague, namesake]) expect(await read(id, who)).toMatchObject({ canUndo: false })
      for (const who of [customer, admin])
        expect((await get(`/orders/${id}`, who)).json()).toMatchObject({ canUndo: false })
      const [listed] = (await get(`/cater/orders?ids=${id}`, fixture)).json()
      expect(listed).toMatchObject({ id, canUndo: true })

      advanceClock(10_000)
      expect(await read(id)).toMatchObject({ canUndo: true })
      advanceClock(1)
      expect(await read(id)).toMatchObject({ canUndo: false })
    },
  )

  test('CHG-11 an answer that is undone or whose mail has left cannot be undone', async () => {
    const happenings: ((id: string) => Promise<unknown>)[] = [
      (id) => put(`/cater/orders/${id}/undo`, fixture),
      (id) => setMail(id, 'accepted', { state: 'sent', attempts: 1 }),
      (id) => setMail(id, 'accepted', { attempts: 1 }),
    ]
    for (const happen of happenings) {
      const { id } = await placeTestOrder(service, fixture)
      await put(`/cater/orders/${id}/accept`, fixture)
      await happen(id)
      expect(await read(id)).toMatchObject({ canUndo: false })
    }
  })

  test('a repeated idempotency key returns the first answer and changes nothing', async () => {
    const { id } = await placeTestOrder(service, fixture)
    for (const verb of ['accept', 'undo', 'refuse', 'seen']) {
      const headers = { 'idempotency-key': crypto.randomUUID() }
      const first = await put(`/cater/orders/${id}/${verb}`, fixture, {}, headers)
      const again = await put(`/cater/orders/${id}/${verb}`, fixture, {}, headers)
      expect([verb, again.statusCode, again.json()]).toEqual([verb, 200, first.json()])
    }
    expect(typesOf(await read(id))).toEqual(['placed', 'accepted', 'undone', 'refused', 'seen'])
  })
})

describe('DAY-8 undoing that an order is paid', () => {
  const placePaid = async () => {
    const { id } = await placeTestOrder(service, fixture)
    await put(`/cater/orders/${id}/accept`, fixture)
    const { order } = (await put(`/cater/orders/${id}/paid`, fixture, { payment_method_other: true })).json()
    return { id, order }
  }

  test('within 10 s returns the order to accepted, and no receipt is sent', async () => {
    const { id, order: paid } = await placePaid()
    expect(paid).toMatchObject({ paid: true, canUndo: true })
    expect(await queued(id, 'receipt')).toMatchObject([{ sendAfter: new Date(noon.getTime() + 10_000) }])
    advanceClock(10_000)
    const undone = await put(`/cater/orders/${id}/undo`, fixture)
    expect(undone.statusCode).toBe(200)
    const { order } = undone.json()
    expect(order).toMatchObject({ caterAccept: true, paid: false, payment_method_other: false })
    expect(typesOf(order)).toEqual(['placed', 'accepted', 'paid', 'undone'])
    expect(kindsOf(order)).toEqual(['accepted', 'notice', 'placed'])
    // Counted as unpaid again, and it can be paid again
    const [listed] = (await get(`/cater/orders?status=accepted&ids=${id}`, fixture)).json()
    expect(listed).toMatchObject({ id, paid: false })
    expect((await put(`/cater/orders/${id}/paid`, fixture)).statusCode).toBe(200)
  })

  test('takes back the payment first and then, while there is time, the acceptance', async () => {
    const { id } = await placePaid()
    expect((await put(`/cater/orders/${id}/undo`, fixture)).json().order).toMatchObject({
      caterAccept: true,
      paid: false,
    })
    expect(await read(id)).toMatchObject({ canUndo: true })
    expect((await put(`/cater/orders/${id}/undo`, fixture)).json().order).toMatchObject({
      caterAccept: false,
      canUndo: false,
    })
    expect((await put(`/cater/orders/${id}/undo`, fixture)).statusCode).toBe(409)
  })

  test('is 409 for another answer than the last, so that two presses take back one', async () => {
    const { id } = await placePaid()
    const undo = (answer: string) => put(`/cater/orders/${id}/undo`, fixture, { answer })
    for (const answer of ['accepted', 'refused']) expect((await undo(answer)).statusCode).toBe(409)
    expect((await undo('paid')).json().order).toMatchObject({ caterAccept: true, paid: false })
    const pressedAgain = await undo('paid')
    expect(pressedAgain.statusCode).toBe(409)
    expect(pressedAgain.json().order).toMatchObject({ caterAccept: true, canUndo: true })
    expect((await undo('accepted')).json().order).toMatchObject({ caterAccept: false })
    await put(`/cater/orders/${id}/refuse`, fixture, { reason: 'Vi holder lukket' })
    expect((await undo('accepted')).statusCode).toBe(409)
    expect((await undo('refused')).statusCode).toBe(200)
    expect((await undo('delivered')).statusCode).toBe(422)
  })

  test('is 409 after 10 s, by a colleague, and once the receipt is being sent', async () => {
    const colleague = await addUser(service.db, { role: 'cater', caterId: fixture.cater.id })
    const wrong: [string, (id: string) => Promise<unknown>, { token: string }?][] = [
      ['too late', async () => advanceClock(10_001)],
      ['by a colleague', async () => {}, { token: await service.tokenFor(colleague) }],
      ['the receipt is being sent', (id) => setMail(id, 'receipt', { attempts: 1 })],
    ]
    for (const [name, happens, who = fixture] of wrong) {
      const { id } = await placePaid()
      await happens(id)
      const before = await read(id, who)
      expect([name, before.canUndo]).toEqual([name, false])
      const answer = await put(`/cater/orders/${id}/undo`, who)
      expect([name, answer.statusCode]).toEqual([name, 409])
      expect([name, await read(id, who)]).toEqual([name, before])
    }
  })

  test('an order that was paid long after its acceptance can be undone to accepted alone', async () => {
    const { id } = await placeTestOrder(service, fixture)
    await put(`/cater/orders/${id}/accept`, fixture)
    advanceClock(3_600_000)
    await put(`/cater/orders/${id}/paid`, fixture)
    expect((await put(`/cater/orders/${id}/undo`, fixture)).json().order).toMatchObject({ paid: false, canUndo: false })
    expect((await put(`/cater/orders/${id}/undo`, fixture)).statusCode).toBe(409)
  })
})

describe('ORL-6 an order that nobody has seen', () => {
  test('queues a reminder after 30 minutes, which the order lists once it is sent', async () => {
    const { id } = await placeTestOrder(service, fixture)
    const half = new Date(noon.getTime() + 30 * 60_000)
    expect(await queued(id, 'reminder')).toMatchObject([
      { to: fixture.cater.email, state: 'queued', sendAfter: half, replyTo: null },
    ])
    expect(kindsOf(await read(id))).toEqual(['notice', 'placed'])
    await setMail(id, 'reminder', { state: 'sent', sentAt: half })
    expect(kindsOf(await read(id))).toEqual(['notice', 'placed', 'reminder'])
  })

  test('is marked seen once, which cancels the reminder', async () => {
    const { id } = await placeTestOrder(service, fixture)
    expect((await put(`/cater/orders/${id}/seen`, other)).statusCode).toBe(404)
    advanceClock(60_000)
    const seen = await put(`/cater/orders/${id}/seen`, fixture)
    expect(seen.json().order).toMatchObject({ id, seenAt: clock.toISOString() })
    expect(await queued(id, 'reminder')).toEqual([])
    advanceClock(60_000)
    const again = await put(`/cater/orders/${id}/seen`, fixture)
    expect([again.statusCode, again.json()]).toEqual([200, seen.json()])
    expect(typesOf(again.json().order)).toEqual(['placed', 'seen'])
  })

  test.each(['accept', 'refuse'])('%s cancels the reminder, too', async (verb) => {
    const { id } = await placeTestOrder(service, fixture)
    await put(`/cater/orders/${id}/${verb}`, fixture)
    expect(await queued(id, 'reminder')).toEqual([])
  })

  test.each(['accept', 'refuse'])('SEC-11 ORL-6 %s that is undone unseen brings the reminder back', async (verb) => {
    const { id } = await placeTestOrder(service, fixture)
    const [before] = await queued(id, 'reminder')
    advanceClock(20 * 60_000)
    for (let time = 0; time < 2; time++) {
      await put(`/cater/orders/${id}/${verb}`, fixture)
      await put(`/cater/orders/${id}/undo`, fixture)
    }
    const restored = await queued(id, 'reminder')
    expect(restored).toMatchObject([
      { to: before?.to, state: 'queued', sendAfter: before?.sendAfter, letter: before?.letter, enqueuedAt: null },
    ])
    // Opening the order still cancels it
    await put(`/cater/orders/${id}/seen`, fixture)
    expect(await queued(id, 'reminder')).toEqual([])
  })

  test('SEC-11 ORL-6 an undone answer brings back no reminder of an order that was seen, or that was sent', async () => {
    const seen = await placeTestOrder(service, fixture)
    await put(`/cater/orders/${seen.id}/seen`, fixture)
    const reminded = await placeTestOrder(service, fixture)
    await setMail(reminded.id, 'reminder', { state: 'sent', sentAt: noon })
    for (const { id } of [seen, reminded]) {
      await put(`/cater/orders/${id}/accept`, fixture)
      expect((await put(`/cater/orders/${id}/undo`, fixture)).statusCode).toBe(200)
    }
    expect(await queued(seen.id, 'reminder')).toEqual([])
    expect(await queued(reminded.id, 'reminder')).toMatchObject([{ state: 'sent' }])
  })
})

describe('ORD-7 messages', () => {
  test('of both parties are saved and mailed to the other one', async () => {
    const { id, customer } = await placeAsCustomer()
    const fromCustomer = await post(`/orders/${id}/messages`, customer, { message: ' Er der nødder i? ', orderId: id })
    expect(fromCustomer.statusCode).toBe(201)
    advanceClock(1000)
    const answered = await post(`/cater/orders/${id}/messages`, fixture, { message: 'Nej, slet ingen nødder.' })
    expect(answered.statusCode).toBe(201)
    const { order } = answered.json()
    expect(order.messages).toMatchObject([
      { message: 'Er der nødder i?', sender: 'customer', orderId: id, createdAt: noon.toISOString() },
      { message: 'Nej, slet ingen nødder.', sender: 'cater' },
    ])
    expect(order.events).toMatchObject([{ type: 'placed' }, { type: 'message', by: 'Uffe User' }, { by: 'Kokke Kok' }])
    expect(await queued(id, 'customer_message')).toMatchObject([{ to: fixture.cater.email, replyTo: null }])
    const [mail] = await queued(id, 'cater_message')
    expect(mail).toMatchObject({ replyTo: fixture.cater.email, text: expect.stringContaining('slet ingen nødder') })
    expect(JSON.stringify(order.events)).not.toContain('@')
  })

  test('of a caterer need more than 14 characters; about another’s order they are 404', async () => {
    const { id, customer } = await placeAsCustomer()
    for (const message of ['', '12345678901234', ` ${'x'.repeat(14)} `, 'x'.repeat(5001)]) {
      const answer = await post(`/cater/orders/${id}/messages`, fixture, { message })
      expect([answer.statusCode, answer.json().errors[0].path]).toEqual([422, 'message'])
    }
    expect((await post(`/cater/orders/${id}/messages`, fixture, { message: 'x'.repeat(15) })).statusCode).toBe(201)
    expect((await post(`/orders/${id}/messages`, customer, { message: 'Hej' })).statusCode).toBe(201)
    expect((await post(`/orders/${id}/messages`, customer, { message: ' ' })).statusCode).toBe(422)
    const message = 'Det er ikke min ordre.'
    expect((await post(`/cater/orders/${id}/messages`, other, { message })).statusCode).toBe(404)
    expect((await post(`/orders/${id}/messages`, (await placeAsCustomer()).customer, { message })).statusCode).toBe(404)
    expect((await read(id)).messages).toHaveLength(2)
  })

  test('SEC-17 are 30 an hour of each side for an order, and more are 429 and mail nobody', async () => {
    const { id, customer } = await placeAsCustomer()
    const write = (path: string, who: { token?: string }, orderId = id) =>
      post(`${path}/${orderId}/messages`, who, { message: 'Vi kommer klokken ti.' })
    for (let count = 1; count <= 30; count++) expect((await write('/cater/orders', fixture)).statusCode).toBe(201)
    const { mails } = await read(id)
    const refused = await write('/cater/orders', fixture)
    expect([refused.statusCode, refused.json().title, refused.headers['retry-after']]).toEqual([
      429,
      'too_many_attempts',
      '3600',
    ])
    expect(mails.length).toBeGreaterThanOrEqual(30)
    expect((await read(id)).mails).toHaveLength(mails.length)
    expect((await write('/orders', customer)).statusCode).toBe(201)
    expect((await write('/cater/orders', fixture, (await placeAsCustomer()).id)).statusCode).toBe(201)
    advanceClock(3_600_000)
    expect((await write('/cater/orders', fixture)).statusCode).toBe(201)
  })
})

describe('ORD-8 an admin edits an order', () => {
  test.each(['', ':'])('at /orders/%sid: address, time and comment change, nothing else', async (colon) => {
    const before = await placeTestOrder(service, fixture)
    const change = {
      address: 'Søgade 2',
      zipCode: '8000',
      city: 'Aarhus',
      delieveryDate: '2026-12-24',
      time: '09:15',
      comment: ' Med løg ',
    }
    const ignored = { price: 1, caterAccept: true, refused: true, content: {}, orderRef: 1 }
    const answer = await put(`/orders/${colon}${before.id}`, admin, { ...before, ...ignored, ...change })
    expect(answer.statusCode).toBe(200)
    const { order } = answer.json()
    // An admin proposes nothing
    const changed = { ...before, ...change, comment: 'Med løg', canPropose: false }
    expect(order).toEqual({ ...changed, events: order.events, notes: null })
    expect(typesOf(order)).toEqual(['placed', 'changed'])
    // A change without effect records no event
    expect((await put(`/orders/${before.id}`, admin, change)).json()).toEqual({ order })
  })

  test('the address must be complete, or null for pickup', async () => {
    const { id } = await placeTestOrder(service, fixture)
    const wrong: [object, string, string][] = [
      [{ address: null }, 'address', 'required'],
      [{ city: ' ' }, 'city', 'required'],
      [{ zipCode: null, city: null }, 'zipCode', 'required'],
      [{ zipCode: '0001' }, 'zipCode', 'unknown'],
      [{ zipCode: '80' }, 'zipCode', 'invalid'],
      [{ delieveryDate: '2026-02-30' }, 'delieveryDate', 'invalid'],
      [{ delieveryDate: '0000-01-01' }, 'delieveryDate', 'invalid'],
      [{ delieveryDate: '3000-01-01' }, 'delieveryDate', 'invalid'],
      [{ delieveryDate: '2029-01-01' }, 'delieveryDate', 'too_far_ahead'],
      [{ time: '24:00' }, 'time', 'invalid'],
      [{ comment: 'x'.repeat(5001) }, 'comment', 'too_long'],
    ]
    for (const [change, path, validatorKey] of wrong) {
      const answer = await put(`/orders/${id}`, admin, change)
      expect([change, answer.statusCode]).toEqual([change, 422])
      expect(answer.json().errors[0]).toMatchObject({ path, validatorKey })
    }
    const pickup = await put(`/orders/${id}`, admin, { address: null, zipCode: null, city: null })
    expect(pickup.json().order).toMatchObject({ address: null, zipCode: null, city: null })
    expect((await put(`/orders/${id}`, admin, { address: 'Søgade 2' })).json().errors).toEqual([
      { path: 'zipCode', validatorKey: 'required' },
      { path: 'city', validatorKey: 'required' },
    ])
    const back = { address: 'Søgade 2', zipCode: '5000', city: 'Odense C' }
    expect((await put(`/orders/${id}`, admin, back)).json().order).toMatchObject(back)
    expect((await put(`/orders/${crypto.randomUUID()}`, admin, back)).statusCode).toBe(404)
  })

  test('an If-Match of an older version is 412 with the current order', async () => {
    const { id } = await placeTestOrder(service, fixture)
    const { etag } = (await get(`/orders/${id}`, admin)).headers
    advanceClock(5000)
    await put(`/cater/orders/${id}/seen`, fixture)
    const answer = await put(`/orders/${id}`, admin, { comment: 'Nej' }, { 'if-match': String(etag) })
    expect(answer.statusCode).toBe(412)
    const now = (await get(`/orders/${id}`, admin)).json()
    expect(answer.json()).toMatchObject({ current: now, changedBy: 'Kokke Kok', changedAt: clock.toISOString() })
    const { etag: fresh } = (await get(`/orders/${id}`, admin)).headers
    const updated = await put(`/orders/${id}`, admin, { comment: 'Ja' }, { 'if-match': String(fresh) })
    expect([updated.statusCode, updated.json().order.comment]).toEqual([200, 'Ja'])
  })
})

describe('ORD-10 a mail', () => {
  const mailOf = async (id: string, kind: string) => (await queued(id, kind))[0]?.id ?? ''

  test('that is sent or failed can be resent; a queued one is 409', async () => {
    const { id } = await placeTestOrder(service, fixture)
    const mailId = await mailOf(id, 'placed')
    const url = `/cater/orders/${id}/mails/${mailId}/resend`
    const upperCase = `/cater/orders/${id.toUpperCase()}/mails/${mailId.toUpperCase()}/resend`
    for (const waiting of [url, upperCase]) expect((await post(waiting, fixture)).statusCode).toBe(409)
    for (const [state, who] of [
      ['failed', fixture],
      ['sent', admin],
    ] as const) {
      await setMail(id, 'placed', { state, attempts: 15 })
      const answer = await post(url, who)
      expect(answer.statusCode).toBe(200)
      expect(answer.json().order.mails).toContainEqual(
        expect.objectContaining({ id: mailId, kind: 'placed', state: 'queued' }),
      )
      expect(await queued(id, 'placed')).toMatchObject([{ id: mailId, attempts: 0, state: 'queued' }])
    }
    await setMail(id, 'placed', { state: 'failed' })
    const foreign = await placeTestOrder(service, fixture)
    for (const [wrong, who] of [
      [url, other],
      [`/cater/orders/${foreign.id}/mails/${mailId}/resend`, fixture],
      [`/cater/orders/${id}/mails/x/resend`, fixture],
      [`/cater/orders/${id}/mails/${crypto.randomUUID()}/resend`, fixture],
    ] as const) {
      expect([wrong, (await post(wrong, who)).statusCode]).toEqual([wrong, 404])
    }
  })

  test('that failed is listed for admins, newest first, and they can resend any', async () => {
    advanceClock(1000)
    const { id } = await placeTestOrder(service, fixture)
    const { createdAt } = await read(id)
    advanceClock(1000)
    const second = await placeTestOrder(service, fixture)
    for (const orderId of [id, second.id]) await setMail(orderId, 'notice', { state: 'failed' })
    const failed = (await get('/admin/mails?state=failed', admin)).json()
    const ids = [await mailOf(second.id, 'notice'), await mailOf(id, 'notice')]
    expect(failed.slice(0, 2)).toEqual([
      {
        id: ids[0],
        orderId: second.id,
        kind: 'notice',
        to: fixture.cater.email,
        state: 'failed',
        at: clock.toISOString(),
        canResend: true,
      },
      {
        id: ids[1],
        orderId: id,
        kind: 'notice',
        to: fixture.cater.email,
        state: 'failed',
        at: createdAt,
        canResend: true,
      },
    ])
    expect((await get('/admin/mails?state=lost', admin)).statusCode).toBe(422)
    expect((await get('/admin/mails', admin)).json().length).toBeGreaterThan(failed.length)
    const url = `/admin/mails/${ids[0]}/resend`
    expect((await post(url, admin)).json()).toEqual({ success: true })
    expect((await post(url, admin)).statusCode).toBe(409)
    expect((await post(`/admin/mails/x/resend`, admin)).statusCode).toBe(404)
    expect((await get('/admin/mails?state=failed', admin)).body).not.toContain(ids[0])
  })

  test('with a secret can be resent only if it failed', async () => {
    const mail = { kind: 'password', to: 'a@example.dk', subject: 'x', html: 'x', text: 'x' } as const
    const inserted = service.db.insertInto('mail').values({ ...mail, state: 'sent' })
    const { id } = await inserted.returning('id').executeTakeFirstOrThrow()
    expect((await post(`/admin/mails/${id}/resend`, admin)).statusCode).toBe(409)
    await service.db.updateTable('mail').set({ state: 'failed' }).where('id', '=', id).execute()
    expect((await post(`/admin/mails/${id}/resend`, admin)).statusCode).toBe(200)
  })
})
