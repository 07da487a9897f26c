import { beforeAll, beforeEach, expect, test } from 'vitest'
import { listMiscountedDays } from '../../availability/availabilityStore.ts'
import { capacityOfDays, saveTestSettings } from '../../availability/testing/saveTestSettings.ts'
import { openTestApp, type TestApp } from '../../testing/testApp.ts'
import { addOrderFixture, call, noon, type OrderFixture, orderBody, platterLine } from '../testing/orderFixture.ts'
import { type ProposalFixture, proposalFixture } from '../testing/proposalFixture.ts'
import { createExpiryJob } from './expiryJob.ts'

let service: TestApp
let fixture: OrderFixture
let people: ProposalFixture
/** The service's clock: Saturday noon, ten days before the delivery on Tuesday, 2026-12-01 at 12:30. */
let now = noon
beforeAll(async () => {
  service = await openTestApp({ now: () => now })
  fixture = await addOrderFixture(service)
  people = proposalFixture(service, fixture)
  return () => service.close()
})
beforeEach(() => {
  now = noon
})

const later = (hours: number) => new Date(noon.getTime() + hours * 3_600_000)
const runJob = () =>
  createExpiryJob({
    db: service.db,
    mailQueue: service.services.mailQueue,
    site: service.services.config.site,
    now: () => now,
    log: { info() {}, error() {} },
  }).run()
const setCapacity = (covers: number | null) =>
  saveTestSettings(service.db, fixture.cater.id, { capacity: capacityOfDays(covers) })

test('CHG-4 the caterer proposes another day, covers, an extra line and a discount: frozen, and the order stays', async () => {
  const { id, token } = await people.place()
  const answer = await people.proposeAsCater(id, {
    price: 2283 - 50 + 250,
    date: '2026-12-02',
    clock: '13:00',
    lines: [{ line: 0, covers: 14, extras: [{ id: fixture.ids.dessert, amount: 5 }] }],
    extraLines: [{ name: 'Friteks', price: 250 }],
    discount: { name: 'For ulejligheden', amount: 50 + 0 },
    message: 'Tirsdag er vi fuldt booket.',
  })
  // 14 x 144,00 + 5 x 35,00 + 150,00 + 250,00 - 50,00
  expect(answer.statusCode === 409 ? answer.json() : answer.statusCode).toMatchObject({ price: 2541 })
  const right = await people.proposeAsCater(id, {
    price: 2541,
    date: '2026-12-02',
    clock: '13:00',
    lines: [{ line: 0, covers: 14, extras: [{ id: fixture.ids.dessert, amount: 5 }] }],
    extraLines: [{ name: 'Friteks', price: 250 }],
    discount: { name: 'For ulejligheden', amount: 50 },
    message: 'Tirsdag er vi fuldt booket.',
  })
  expect(right.statusCode).toBe(201)
  const order = await people.read(token)
  expect(order).toMatchObject({ price: 1695, delieveryDate: '2026-12-01', time: '12:30', caterAccept: false })
  expect(order.proposals).toMatchObject([
    {
      by: 'cater',
      state: 'open',
      message: 'Tirsdag er vi fuldt booket.',
      date: '2026-12-02',
      clock: '13:00',
      price: 2541,
      openUntil: '2026-11-23T11:00:00.000Z',
      canAnswer: true,
      canWithdraw: false,
      warnings: null,
      content: { extraLines: [{ name: 'Friteks', price: 250 }], discount: { name: 'For ulejligheden', amount: 50 } },
      before: { price: 1695, date: '2026-12-01' },
    },
  ])
  expect(await people.readAsCater(id)).toMatchObject({ canPropose: false, proposals: [{ canWithdraw: true }] })
  expect(await people.eventTypes(id)).toEqual(['placed', 'proposed'])
  expect(await people.mailKinds(id)).toEqual(expect.arrayContaining(['proposal', 'proposal_reminder']))
})

test('CHG-5 accepting moves content, price and place, accepts the order and cannot be undone', async () => {
  const { id, token } = await people.place()
  const [firstDay, newDay] = [await people.coversOn('2026-12-01'), await people.coversOn('2026-12-03')]
  await people.proposeAsCater(id, { price: 2271, date: '2026-12-03', lines: [{ line: 0, covers: 14 }] })
  expect([await people.coversOn('2026-12-01'), await people.coversOn('2026-12-03')]).toEqual([firstDay, newDay + 14])
  const accepted = await people.answerAsCustomer(token, 'accept')
  expect(accepted.statusCode).toBe(200)
  expect(accepted.json().order).toMatchObject({
    price: 2271,
    delieveryDate: '2026-12-03',
    caterAccept: true,
    content: { menus: [{ amount: 14 }] },
    proposals: [{ state: 'accepted', answeredAt: noon.toISOString() }],
  })
  expect([await people.coversOn('2026-12-01'), await people.coversOn('2026-12-03')]).toEqual([
    firstDay - 10,
    newDay + 14,
  ])
  expect(await listMiscountedDays(service.db)).toEqual([])
  expect(await people.readAsCater(id)).toMatchObject({ canUndo: false })
  expect((await call(service, 'PUT', `/cater/orders/${id}/undo`, fixture)).statusCode).toBe(409)
  expect(await people.mailKinds(id)).toEqual(['notice', 'placed', 'proposal_accepted', 'proposal_accepted_notice'])
  expect(await people.eventTypes(id)).toEqual(['placed', 'proposed', 'proposal_accepted'])
})

test('CHG-5 the lists of orders and of the kitchen (without prices), production and calendar feed follow an accepted proposal', async () => {
  const { id, token } = await people.place()
  await people.proposeAsCater(id, {
    price: 1695 + 13 * 144 + 250,
    date: '2026-12-09',
    lines: [{ line: 0, covers: 23 }],
    extraLines: [{ name: 'Glutenfri pande', price: 250 }],
  })
  const kitchenOrders = () => call(service, 'GET', '/cater/kitchen-orders?from=2026-12-09&to=2026-12-09', fixture)
  expect((await kitchenOrders()).json()).toEqual([])
  const orders = async () => (await call(service, 'GET', '/cater/orders?from=2026-12-09&to=2026-12-09', fixture)).json()
  expect(await orders()).toEqual([])
  await people.answerAsCustomer(token, 'accept')
  const listed = await kitchenOrders()
  expect(listed.json()).toMatchObject([
    { id, menus: [{ amount: 23 }], services: expect.arrayContaining(['Glutenfri pande']) },
  ])
  expect(listed.body).not.toMatch(/price|:3817\b/i)
  expect(await orders()).toMatchObject([{ id, price: 1695 + 13 * 144 + 250, content: { menus: [{ amount: 23 }] } }])
  const production = await call(service, 'GET', '/cater/production?from=2026-12-09&to=2026-12-09', fixture)
  expect(JSON.stringify(production.json())).toContain('"covers":23')
  const { secret } = (await call(service, 'PUT', '/cater/calendar-secret', fixture)).json()
  expect((await call(service, 'GET', `/calendar/${secret}`)).body).toContain('20261209')
})

test('CHG-5 an accepted price survives a change of the catalogue', async () => {
  const { id, token } = await people.place()
  const lines = [
    { line: 0, covers: 10 },
    { covers: 4, menu: { id: fixture.ids.buffet, items: [] } },
  ]
  const items = [{ id: fixture.ids.roast, amount: 1 }]
  const price = 1695 + 4 * 70
  await people.proposeAsCater(id, { price, lines: [lines[0]!, { covers: 4, menu: { id: fixture.ids.buffet, items } }] })
  await service.db.updateTable('menu').set({ priceOere: 999_00 }).where('id', '=', fixture.ids.buffet).execute()
  const accepted = await people.answerAsCustomer(token, 'accept', { price })
  await service.db.updateTable('menu').set({ priceOere: 50_00 }).where('id', '=', fixture.ids.buffet).execute()
  expect(accepted.json().order).toMatchObject({ price, content: { menus: [{ price: 144 }, { price: 70, amount: 4 }] } })
})

test('CHG-5 who accepts must have seen the price', async () => {
  const { id, token } = await people.place()
  await people.proposeAsCater(id, { price: 1695, clock: '14:00' })
  const wrong = await people.answerAsCustomer(token, 'accept', { price: 1 })
  expect([wrong.statusCode, wrong.json()]).toMatchObject([409, { title: 'price_changed', price: 1695 }])
  expect((await people.read(token)).time).toBe('12:30')
})

test('CHG-4 one is open: a second of the same side is refused until the first is withdrawn, the other side supersedes', async () => {
  const { id, token } = await people.place()
  await people.proposeAsCater(id, { price: 1695, clock: '14:00' })
  expect((await people.proposeAsCater(id, { price: 1695, clock: '15:00' })).json().title).toBe('proposal_open')
  const withdrawn = await people.answerAsCater(id, 'withdraw')
  now = later(1)
  expect(withdrawn.json().order.proposals).toMatchObject([{ state: 'withdrawn' }])
  expect(await people.mailKinds(id)).toEqual(['notice', 'placed', 'reminder'])
  await people.proposeAsCater(id, { price: 1695, clock: '15:00' })
  const counter = await people.proposeAsCustomer(token, { price: 1695, clock: '16:00' })
  expect(counter.json().order.proposals.map(({ state, by }: { state: string; by: string }) => [by, state])).toEqual([
    ['customer', 'open'],
    ['cater', 'superseded'],
    ['cater', 'withdrawn'],
  ])
  expect((await people.answerAsCater(id, 'accept')).json().order.time).toBe('16:00')
  expect(await people.eventTypes(id)).toEqual([
    'placed',
    'proposed',
    'proposal_withdrawn',
    'proposed',
    'proposed',
    'proposal_accepted',
  ])
})

test('CHG-5 its own side cannot answer a proposal, the other cannot withdraw it', async () => {
  const { id, token } = await people.place()
  await people.proposeAsCater(id, { price: 1695, clock: '14:00' })
  expect((await people.answerAsCater(id, 'accept')).json().title).toBe('not_yours')
  expect((await people.answerAsCater(id, 'decline')).json().title).toBe('not_yours')
  expect((await people.answerAsCustomer(token, 'withdraw')).json().title).toBe('not_yours')
  const declined = await people.answerAsCustomer(token, 'decline')
  expect(declined.json().order).toMatchObject({ time: '12:30', caterAccept: false, proposals: [{ state: 'declined' }] })
  expect(await people.mailKinds(id)).toEqual(['notice', 'placed', 'proposal_declined_notice', 'reminder'])
  const again = await people.answerAsCustomer(token, 'accept')
  expect([again.statusCode, again.json()]).toMatchObject([
    409,
    { title: 'proposal_handled', order: { proposals: [{ state: 'declined' }] } },
  ])
})

test('CHG-4 it ends at the requested hour, at most 14 days on, and 24 hours before the earlier delivery', async () => {
  const { id } = await people.place()
  const { id: far } = await people.place({ time: { date: '2027-01-12', clock: '12:30' } })
  const openUntil = async (order: string, body: object) => {
    await people.proposeAsCater(order, { price: 1695, ...body })
    const [proposal] = (await people.readAsCater(order)).proposals
    expect((await people.answerAsCater(order, 'withdraw')).statusCode).toBe(200)
    return proposal?.openUntil
  }
  expect(await openUntil(id, { clock: '14:00', openHours: 5 })).toBe('2026-11-21T16:00:00.000Z')
  expect(await openUntil(id, { clock: '14:00', openHours: 336 })).toBe('2026-11-30T11:30:00.000Z')
  expect(await openUntil(id, { date: '2026-11-26', openHours: 336 })).toBe('2026-11-25T11:30:00.000Z')
  expect(await openUntil(far, { clock: '14:00', openHours: 336 })).toBe('2026-12-05T11:00:00.000Z')
  expect((await people.proposeAsCater(far, { price: 1695, clock: '14:00', openHours: 337 })).statusCode).toBe(422)
  const tooSoon = await people.proposeAsCater(id, { price: 1695, date: '2026-11-22', clock: '12:00' })
  expect(tooSoon.json().title).toBe('too_late_to_propose')
  now = new Date('2026-11-30T11:30:00Z')
  expect((await people.proposeAsCater(id, { price: 1695, clock: '14:00' })).json().title).toBe('too_late_to_propose')
  expect((await people.readAsCater(id)).canPropose).toBe(false)
})

test('CHG-5 in the second before it ends it can be accepted, from its minute on it has expired, also before the job', async () => {
  const [early, late] = [await people.place(), await people.place()]
  const place = await people.coversOn('2026-12-07')
  for (const { id } of [early, late]) await people.proposeAsCater(id, { price: 1695, date: '2026-12-07' })
  now = new Date(later(48).getTime() - 1000)
  expect((await people.answerAsCustomer(early.token, 'accept')).statusCode).toBe(200)
  now = later(48)
  expect((await people.read(late.token)).proposals).toMatchObject([
    { state: 'expired', answeredAt: later(48).toISOString(), canAnswer: false },
  ])
  const over = await people.answerAsCustomer(late.token, 'accept')
  expect([over.statusCode, over.json()]).toMatchObject([409, { order: { proposals: [{ state: 'expired' }] } }])
  await runJob()
  await runJob()
  expect(await people.coversOn('2026-12-07')).toBe(place + 10)
  expect(await people.eventTypes(late.id)).toEqual(['placed', 'proposed', 'proposal_expired'])
  expect(await people.mailKinds(late.id)).toEqual([
    'notice',
    'placed',
    'proposal_expired',
    'proposal_expired_notice',
    'reminder',
  ])
  expect(await listMiscountedDays(service.db)).toEqual([])
})

test('CHG-5 the caterer’s open pages are notified when the job ends a proposal', async () => {
  const { id } = await people.place()
  await people.proposeAsCater(id, { price: 1695, clock: '14:00' })
  const events = async (query = '') => (await call(service, 'GET', `/orders/events${query}`, fixture)).json()
  const [newest] = await events()
  expect(newest).toMatchObject({ orderId: id, type: 'proposed' })
  const notified = events(`?after=${newest.cursor}&wait=25`)
  now = later(48)
  await runJob()
  expect(await notified).toMatchObject([{ orderId: id, type: 'proposal_expired' }])
})

test('CHG-5 the other side is reminded at half time, and notified only once the proposal cannot be undone at once', async () => {
  const { id } = await people.place()
  await people.proposeAsCater(id, { price: 1695, clock: '14:00' })
  const mails = await service.db.selectFrom('mail').select(['kind', 'sendAfter']).where('orderId', '=', id).execute()
  const due = Object.fromEntries(mails.map(({ kind, sendAfter }) => [kind, sendAfter.toISOString()]))
  expect(due).toMatchObject({ proposal: '2026-11-21T11:00:10.000Z', proposal_reminder: later(24).toISOString() })
  // A reminder that waits is nobody's business
  expect((await people.readAsCater(id)).mails.map(({ kind }) => kind)).not.toContain('proposal_reminder')
})

test.each([
  ['accepted', (id: string) => call(service, 'PUT', `/cater/orders/${id}/accept`, fixture)],
  ['refused', (id: string) => call(service, 'PUT', `/cater/orders/${id}/refuse`, fixture)],
  [
    'cancelled',
    (_id: string, token: string) => call(service, 'POST', `/order-links/${token}/cancel`, { body: { fee: 0 } }),
  ],
  [
    'changed by its customer',
    (_id: string, token: string) =>
      call(service, 'POST', `/order-links/${token}/changes`, { body: { covers: [11], price: 1839 } }),
  ],
])('CHG-4 an order that is %s supersedes what is open, and gives its place back', async (_act, act) => {
  const { id, token } = await people.place()
  const before = await people.coversOn('2026-12-08')
  await people.proposeAsCater(id, { price: 1695, date: '2026-12-08' })
  expect(await people.coversOn('2026-12-08')).toBe(before + 10)
  expect((await act(id, token)).statusCode).toBe(200)
  expect((await people.read(token)).proposals).toMatchObject([{ state: 'superseded' }])
  expect(await people.coversOn('2026-12-08')).toBe(before)
  expect(await listMiscountedDays(service.db)).toEqual([])
  expect(await people.mailKinds(id)).not.toContain('proposal')
  const answer = await people.answerAsCustomer(token, 'accept')
  expect([answer.statusCode, answer.json().title]).toEqual([409, 'proposal_handled'])
})

test('CHG-5 a proposal for an order that is another one by now is not accepted', async () => {
  const { id, token } = await people.place()
  await people.proposeAsCater(id, { price: 1695, clock: '14:00' })
  await service.db.updateTable('order').set({ deliveryTime: '18:00' }).where('id', '=', id).execute()
  expect((await people.answerAsCustomer(token, 'accept')).json().title).toBe('order_changed')
  expect((await people.read(token)).time).toBe('18:00')
})

test('AVA-6 an open proposal reserves covers: on the own day the larger count, on another day both', async () => {
  const { id, token } = await people.place({ time: { date: '2026-12-15', clock: '12:30' } })
  const price = (covers: number) => 1695 + (covers - 10) * 144
  await people.proposeAsCater(id, { price: price(25), lines: [{ line: 0, covers: 25 }] })
  expect(await people.coversOn('2026-12-15')).toBe(25)
  await people.answerAsCustomer(token, 'decline')
  expect(await people.coversOn('2026-12-15')).toBe(10)
  await people.proposeAsCater(id, { price: price(4), lines: [{ line: 0, covers: 4 }] })
  expect(await people.coversOn('2026-12-15')).toBe(10)
  await people.answerAsCustomer(token, 'accept')
  expect(await people.coversOn('2026-12-15')).toBe(4)
  await people.proposeAsCater(id, { price: price(4), date: '2026-12-16' })
  expect([await people.coversOn('2026-12-15'), await people.coversOn('2026-12-16')]).toEqual([4, 4])
  await people.answerAsCustomer(token, 'accept')
  expect([await people.coversOn('2026-12-15'), await people.coversOn('2026-12-16')]).toEqual([0, 4])
  expect(await listMiscountedDays(service.db)).toEqual([])
})

test('CHG-5 a full day stops a customer who proposes, warns the caterer, and not a customer who accepts', async () => {
  const { id, token } = await people.place({ time: { date: '2026-12-21', clock: '12:30' } })
  const body = { price: 1695 + 10 * 144, date: '2026-12-22', lines: [{ line: 0, covers: 20 }] }
  await setCapacity(15)
  const refused = await people.proposeAsCustomer(token, body)
  expect([refused.statusCode, refused.json()]).toMatchObject([
    422,
    { errors: [{ path: 'date', validatorKey: 'day_full' }], availability: { reasons: [{ code: 'DAY_FULL' }] } },
  ])
  const proposed = await people.proposeAsCater(id, body)
  expect(proposed.json().order.proposals).toMatchObject([{ warnings: [{ code: 'DAY_FULL' }] }])
  expect((await people.answerAsCustomer(token, 'accept')).statusCode).toBe(200)
  const fits = await people.proposeAsCustomer(token, { price: 1695, lines: [{ line: 0, covers: 10 }] })
  expect(fits.statusCode).toBe(201)
  await setCapacity(null)
})

test('CHG-4 extra line, discount and fee are the caterer’s alone, and every mistake is named', async () => {
  const { id, token } = await people.place()
  const paths = async (body: object) =>
    (await people.proposeAsCustomer(token, { price: 1695, ...body }))
      .json()
      .errors.map(({ path, validatorKey }: { path: string; validatorKey: string }) => `${path} ${validatorKey}`)
  expect(
    await paths({ extraLines: [{ name: 'Friteks', price: 1 }], discount: { name: 'x', amount: 1 }, deliveryFee: 0 }),
  ).toEqual(['extraLines foreign', 'discount foreign', 'deliveryFee foreign'])
  expect(await paths({})).toEqual(['lines unchanged'])
  expect(
    await paths({
      lines: [
        { line: 7, covers: 3 },
        { line: 0, covers: 3 },
        { line: 0, covers: 3 },
      ],
    }),
  ).toEqual(['lines.0.line unknown', 'lines.2.line duplicate'])
  expect(await paths({ lines: [{ covers: 3, menu: { id: crypto.randomUUID(), items: [] } }] })).toEqual([
    'lines.0 unavailable',
  ])
  expect(await paths({ delivery: { address: 'Ågade 1', zipCode: '0001', city: 'Ingensteds' } })).toEqual([
    'delivery.zipCode unknown',
  ])
  const tooMuch = await people.proposeAsCater(id, { price: 0, discount: { name: 'Alt', amount: 5000 } })
  expect(tooMuch.json().errors).toMatchObject([{ path: 'discount.amount', validatorKey: 'max' }])
  const { ids } = fixture
  const wrongChoice = platterLine(ids, { items: [] }).items
  expect(await paths({ lines: [{ covers: 10, menu: { id: ids.platter, items: wrongChoice } }] })).toEqual([
    expect.stringContaining('lines.0.items'),
  ])
})

test('CHG-10 the token of one order answers nothing of another, and reading leaves everything as it was', async () => {
  const [own, other] = [await people.place(), await people.place()]
  await people.proposeAsCater(own.id, { price: 1695, clock: '14:00' })
  await people.proposeAsCater(other.id, { price: 1695, clock: '14:00' })
  const [foreign] = (await people.read(other.token)).proposals
  const answer = await people.answerAsCustomer(own.token, 'accept', { proposalId: foreign?.id ?? '' })
  expect(answer.statusCode).toBe(404)
  const rows = () => service.db.selectFrom('orderProposal').selectAll().orderBy('id').execute()
  const before = await rows()
  const path = `/api/v2/order-links/${other.token}/proposals/${foreign?.id}/accept`
  for (const method of ['GET', 'HEAD'] as const) {
    for (const url of [path, `/api/v2/order-links/${other.token}`]) await service.app.inject({ method, url })
  }
  expect(await rows()).toEqual(before)
})

test('CHG-9 the same Idempotency-Key proposes once, and the link’s limit counts', async () => {
  const { token } = await people.place()
  const propose = () =>
    call(service, 'POST', `/order-links/${token}/proposals`, {
      body: { price: 1695, clock: '14:00' },
      headers: { 'idempotency-key': 'et-forslag' },
    })
  expect([(await propose()).statusCode, (await propose()).statusCode]).toEqual([201, 201])
  expect((await people.read(token)).proposals).toHaveLength(1)
  for (let left = 18; left > 0; left -= 1) await people.proposeAsCustomer(token, { price: 1695, clock: '15:00' })
  expect((await people.proposeAsCustomer(token, { price: 1695, clock: '15:00' })).statusCode).toBe(429)
})

test('CHG-5 pickup and another address change place and fee, and a customer may propose both', async () => {
  const { id, token } = await people.place()
  const pickup = await people.proposeAsCustomer(token, { price: 1695, delivery: null })
  expect(pickup.json().order.proposals).toMatchObject([{ address: null, zipCode: null, deliveryFee: null }])
  await people.answerAsCater(id, 'accept')
  expect(await people.read(token)).toMatchObject({ address: null, zipCode: null })
  const delivery = { address: 'Strandvejen 3', zipCode: '8250', city: 'Egå' }
  await people.proposeAsCater(id, { price: 1790, delivery, deliveryFee: 95 })
  expect((await people.answerAsCustomer(token, 'accept')).json().order).toMatchObject({
    address: 'Strandvejen 3',
    deliveryFee: 95,
    price: 1790,
  })
})

test('CHG-4 a customer with a full basket of changes reads what the caterer reads', async () => {
  const { id, token } = await people.place({ comment: orderBody(fixture).comment })
  await people.proposeAsCustomer(token, { price: 1983, lines: [{ line: 0, covers: 12 }], message: 'To flere' })
  const [asCater] = (await people.readAsCater(id)).proposals
  const [asCustomer] = (await people.read(token)).proposals
  expect(asCater).toEqual({ ...asCustomer, canAnswer: true, canWithdraw: false, warnings: [] })
  expect(await people.mailKinds(id)).toEqual(expect.arrayContaining(['proposal_notice', 'proposal_reminder_notice']))
})

test('CHG-10 of an order that is noted as delivered, nobody can accept or withdraw what is still open', async () => {
  const { id, token } = await people.place()
  await call(service, 'PUT', `/cater/orders/${id}/accept`, fixture)
  await people.proposeAsCustomer(token, { price: 1983, lines: [{ line: 0, covers: 12 }] })
  const body = { delivered: true }
  expect((await call(service, 'PUT', `/cater/orders/${id}/delivered`, { ...fixture, body })).statusCode).toBe(200)
  const closed = { state: 'open', canAnswer: false, canWithdraw: false }
  expect((await people.readAsCater(id)).proposals).toMatchObject([closed])
  expect((await people.read(token)).proposals).toMatchObject([closed])
  expect((await people.answerAsCater(id, 'accept')).statusCode).toBe(409)
})
