import { beforeAll, beforeEach, expect, test } from 'vitest'
import type { Order } from '../../contract/orders.ts'
import { listMiscountedDays } from '../availability/availabilityStore.ts'
import { capacityOfDays, saveTestSettings } from '../availability/testing/saveTestSettings.ts'
import { addOrderFixture, call, noon, type OrderFixture, placeTestOrder } from '../orders/testing/orderFixture.ts'
import { deleteOffersBefore } from './offerStore.ts'
import { addUser } from '../testing/people.ts'
import { openTestApp, type TestApp } from '../testing/testApp.ts'
import { karen, type OfferFixture, offerFixture } from './testing/offerFixture.ts'

let service: TestApp
let fixture: OrderFixture
let offers: OfferFixture
/** The service's clock: Saturday noon, ten days before the day that is offered. */
let now = noon
beforeAll(async () => {
  service = await openTestApp({ now: () => now })
  fixture = await addOrderFixture(service)
  offers = offerFixture(service, fixture)
  return () => service.close()
})
beforeEach(() => {
  now = noon
})

const later = (days: number) => new Date(noon.getTime() + days * 86_400_000)
const setCapacity = (covers: number | null) =>
  saveTestSettings(service.db, fixture.cater.id, { capacity: capacityOfDays(covers) })

test('SHA-3 a blank draft has what every order has, is valid for 14 days but not beyond its day, and counts on', async () => {
  const first = await offers.create()
  expect(first).toMatchObject({
    version: 1,
    revision: 1,
    state: 'draft',
    customer: karen,
    date: '2026-12-01',
    clock: '12:30',
    validUntil: '2026-12-01',
    price: 150,
    content: { menus: [], services: [{ name: 'Kørsel' }] },
    canEdit: true,
    canApprove: false,
  })
  const second = await offers.create({ date: '2027-03-01' })
  expect(second).toMatchObject({ number: first.number + 1, validUntil: '2026-12-05' })
  expect((await offers.asCater('DELETE', `/${second.id}`)).json()).toEqual({ success: true })
  expect((await offers.asCater('GET', `/${second.id}`)).statusCode).toBe(404)
  expect((await offers.create()).number).toBe(second.number + 1)
})

test('SER-4 a draft has the services that its fulfilment requires, and others after a change of it', async () => {
  const own = await addOrderFixture(service)
  const drafts = offerFixture(service, own)
  const scope = service.db.updateTable('service').set({ appliesTo: 'delivery' })
  await scope.where('id', 'in', [own.ids.driving, own.ids.cutlery]).execute()
  expect(await drafts.create()).toMatchObject({ price: 0, content: { services: [] } })

  const basket = await call(service, 'POST', `/caters/${own.cater.id}/shared-baskets`, {
    body: {
      lines: [{ menuId: own.ids.buffet, amount: 20, items: [{ id: own.ids.roast, amount: 1 }] }],
      services: [own.ids.cutlery],
      zipCode: '8000',
    },
  })
  const delivered = await drafts.create({ basket: basket.json().key })
  // 20 x 70,00 + 150,00 + 25,00
  expect(delivered).toMatchObject({ price: 1575 })
  const fetched = await drafts.update(delivered, { price: 1400, delivery: null })
  expect([fetched.statusCode, fetched.json().offer?.content.services]).toEqual([200, []])
})

test('SHA-3 a draft from an order has its content and prices, one from a shared basket those of today', async () => {
  const order = await placeTestOrder(service, fixture)
  const fromOrder = await offers.create({ order: order.id, date: '2026-12-08' })
  expect(fromOrder).toMatchObject({ price: order.price, zipCode: '8000', address: 'Ågade 1', date: '2026-12-08' })
  expect(fromOrder.content.menus).toEqual(order.content.menus)

  const shared = await call(service, 'POST', `/caters/${fixture.cater.id}/shared-baskets`, {
    body: {
      lines: [{ menuId: fixture.ids.buffet, amount: 20, items: [{ id: fixture.ids.roast, amount: 1 }] }],
      services: [fixture.ids.cutlery],
      zipCode: '8000',
    },
  })
  const fromBasket = await offers.create({ basket: shared.json().key })
  // 20 x 70,00 + 150,00 + 25,00
  expect(fromBasket).toMatchObject({ price: 1575, zipCode: '8000', city: 'Aarhus C', address: '' })
  const unsent = await offers.send(fromBasket.id)
  expect([unsent.statusCode, unsent.json().errors]).toEqual([
    422,
    [{ path: 'delivery.address', validatorKey: 'required' }],
  ])

  const other = await addOrderFixture(service)
  const foreign = await placeTestOrder(service, other)
  for (const from of [{ order: foreign.id }, { basket: 'unknown' }]) {
    const body = { customer: karen, date: '2026-12-01', clock: '12:30', ...from }
    expect((await offers.asCater('POST', '', body)).statusCode).toBe(404)
  }
})

test('SHA-3 a draft is changed at the price that was seen, by one at a time, and not once it is sent', async () => {
  const draft = await offers.draft({ title: 'Sommerfest', message: 'Vi glæder os.' })
  expect(draft).toMatchObject({ price: 1695, revision: 2, title: 'Sommerfest' })
  const wrong = await offers.update(draft, { price: 1, discount: { name: 'Rabat', amount: 195 } })
  expect([wrong.statusCode, wrong.json().price]).toEqual([409, 1500])
  const right = await offers.update(draft, {
    price: 1750,
    discount: { name: 'Rabat', amount: 195 },
    extraLines: [{ name: 'Friteks', price: 250 }],
    title: 'Julefrokost',
  })
  expect(right.json().offer).toMatchObject({ price: 1750, revision: 3, title: 'Julefrokost', message: null })
  const late = await offers.update(draft, {})
  expect([late.statusCode, late.json().title]).toEqual([409, 'offer_changed'])

  expect((await offers.send(draft.id)).json().offer).toMatchObject({ state: 'sent', sentAt: noon.toISOString() })
  const locked = await offers.update(right.json().offer, { price: 1750 })
  expect([locked.statusCode, locked.json().title]).toEqual([409, 'offer_handled'])
  expect((await offers.asCater('DELETE', `/${draft.id}`)).statusCode).toBe(409)
  expect((await offers.send(draft.id)).statusCode).toBe(409)
})

test('SHA-3 a draft with missing or past values is not sent, and the customer is mailed nothing', async () => {
  const blank = await offers.create()
  expect((await offers.send(blank.id)).json().errors).toEqual([{ path: 'lines', validatorKey: 'required' }])
  const tooLong = await offers.draft({ validUntil: '2026-12-02' })
  expect((await offers.send(tooLong.id)).json().errors).toEqual([{ path: 'validUntil', validatorKey: 'max' }])
  const draft = await offers.draft({ validUntil: '2026-11-25' })
  now = later(20)
  expect((await offers.send(draft.id)).json().errors).toEqual([
    { path: 'date', validatorKey: 'past' },
    { path: 'validUntil', validatorKey: 'past' },
  ])
  expect(await offers.mails(draft.id)).toEqual([])
})

test('SHA-3 the customer is mailed a link, whose token the database does not hold', async () => {
  const delivered: { html: string; text: string; to: string }[] = []
  const mailing = await openTestApp({ now: () => now, deliver: async (mail) => void delivered.push(mail) })
  const own = await addOrderFixture(mailing, { name: 'Smagen' })
  const { id } = await offerFixture(mailing, own).sent({ title: 'Sommerfest', message: 'Vi glæder os.' })
  await mailing.services.mailQueue.start()
  await expect.poll(() => delivered.length).toBe(1)
  const [mail] = delivered
  expect(mail?.to).toBe(karen.email)
  expect(mail?.text).toContain('Smagen har lavet et tilbud til dig: Sommerfest')
  expect(mail?.text).toContain('Tilbuddet gælder til og med den 1. december 2026.')
  expect(mail?.text).toContain('10x Frokostplatte  kr.\u00a01.440,00')
  expect(mail?.text).toContain('I alt: kr.\u00a01.695,00')
  const token = /\/tilbud\/([\w-]{22})\n/.exec(mail?.text ?? '')?.[1] ?? ''
  const links = await mailing.db.selectFrom('offerLink').selectAll().execute()
  // The one of the mail, and the one of the test
  expect(links).toMatchObject([{ offerId: id }, { offerId: id }])
  const stored = JSON.stringify([links, await mailing.db.selectFrom('mail').selectAll().execute()])
  expect(stored).not.toContain(token)
  const opened = await call(mailing, 'GET', `/offer-links/${token}`)
  expect([opened.statusCode, opened.headers['cache-control']]).toEqual([200, 'private, no-store'])
  expect(opened.json()).toMatchObject({
    state: 'sent',
    canApprove: true,
    canDecline: true,
    canOrder: false,
    canRenew: false,
  })
  await mailing.close()
})

test('SHA-3 approving orders nothing; ordering does, at the frozen price, accepted at once, and both are mailed', async () => {
  const { id, number, token } = await offers.sent()
  const early = await offers.order(token)
  expect([early.statusCode, early.json().title]).toEqual([409, 'offer_handled'])
  const before = await offers.countOrders()
  expect((await offers.approve(token)).json().offer).toMatchObject({
    state: 'approved',
    canOrder: true,
    canApprove: false,
  })
  expect((await offers.approve(token)).statusCode).toBe(409)
  expect(await offers.countOrders()).toBe(before)

  // The catalogue gets dearer meanwhile
  const { ids } = fixture
  await service.db.updateTable('menu').set({ priceOere: 999_00 }).where('id', '=', ids.platter).execute()
  expect((await offers.order(token, 1)).json()).toMatchObject({ title: 'price_changed', price: 1695 })
  const ordered = await offers.order(token)
  await service.db.updateTable('menu').set({ priceOere: 129_00 }).where('id', '=', ids.platter).execute()
  expect(ordered.statusCode).toBe(201)
  const { offer, order } = ordered.json()
  expect(offer).toMatchObject({ state: 'ordered', orderRef: order.orderRef, orderId: null, canOrder: false })
  const placed: Order = (await call(service, 'GET', `/order-links/${order.linkToken}`)).json()
  expect(placed).toMatchObject({
    orderRef: order.orderRef,
    price: 1695,
    caterAccept: true,
    orderer: 'Karen Kunde',
    delieveryDate: '2026-12-01',
    time: '12:30',
    content: { menus: [{ name: 'Frokostplatte', amount: 10, price: 144 }] },
  })
  expect(await offers.read(id)).toMatchObject({ state: 'ordered', orderId: order.id, canRenew: false })
  expect((await offers.mails(id)).map(({ kind, subject }) => [kind, subject])).toEqual([
    ['offer', expect.stringMatching(new RegExp(`^Tilbud ${number} fra `))],
    ['offer_approved_notice', `Tilbud ${number} er godkendt`],
  ])
  const mails = await service.db.selectFrom('mail').select(['kind', 'to']).where('orderId', '=', order.id).execute()
  expect(mails).toEqual(
    expect.arrayContaining([
      { kind: 'placed', to: karen.email },
      { kind: 'offer_ordered_notice', to: fixture.cater.email },
    ]),
  )
  expect(await listMiscountedDays(service.db)).toEqual([])
})

test('SHA-3 ordering again answers the same order, with and without its key', async () => {
  const { token } = await offers.sent()
  await offers.approve(token)
  const headers = { 'idempotency-key': crypto.randomUUID() }
  const first = await offers.order(token, 1695, headers)
  const before = await offers.countOrders()
  const again = [await offers.order(token, 1695, headers), await offers.order(token)]
  expect(again.map((answer) => answer.json().order.id)).toEqual([first.json().order.id, first.json().order.id])
  expect(await offers.countOrders()).toBe(before)
})

test('SEC-18 the link of an ordered offer opens the order for an hour, and afterwards for the same key alone', async () => {
  const { token } = await offers.sent()
  await offers.approve(token)
  const headers = { 'idempotency-key': crypto.randomUUID() }
  const placed = (await offers.order(token, 1695, headers)).json().order
  now = new Date(noon.getTime() + 3_599_000)
  expect((await offers.open(token)).json()).toMatchObject({ state: 'ordered', canOpenOrder: true })
  const { linkToken } = (await offers.order(token)).json().order
  expect((await call(service, 'GET', `/order-links/${linkToken}`)).json().id).toBe(placed.id)
  now = new Date(noon.getTime() + 3_600_000)
  expect((await offers.open(token)).json()).toMatchObject({ state: 'ordered', canOpenOrder: false })
  for (const key of [undefined, { 'idempotency-key': crypto.randomUUID() }]) {
    const late = await offers.order(token, 1695, key)
    expect([late.statusCode, late.json().title, late.json().order]).toEqual([409, 'link_in_mail', undefined])
  }
  expect((await offers.order(token, 1695, headers)).json().order).toMatchObject({ id: placed.id })
})

test('SEC-18 the link of an offer gives none of its order once that was renewed, with no key', async () => {
  const { token } = await offers.sent()
  await offers.approve(token)
  const headers = { 'idempotency-key': crypto.randomUUID() }
  const { linkToken } = (await offers.order(token, 1695, headers)).json().order
  expect((await call(service, 'POST', `/order-links/${linkToken}/renewal`)).statusCode).toBe(200)
  expect((await offers.open(token)).json()).toMatchObject({ state: 'ordered', canOpenOrder: false })
  for (const key of [undefined, headers])
    expect((await offers.order(token, 1695, key)).json()).toMatchObject({ status: 409, title: 'link_in_mail' })
})

test('SHA-3 a declined offer is not ordered; its next version is another offer under the same number', async () => {
  const { id, number, token } = await offers.sent()
  expect((await offers.decline(token)).json().offer).toMatchObject({ state: 'declined', canApprove: false })
  expect((await offers.approve(token)).statusCode).toBe(409)
  expect((await offers.mails(id)).map(({ kind }) => kind)).toEqual(['offer', 'offer_declined_notice'])
  const renewed = (await offers.renew(id)).json().offer
  expect(renewed).toMatchObject({ number, version: 2, state: 'draft', price: 1695 })
  // Pressed again it is the same draft
  expect((await offers.renew(id)).json().offer.id).toBe(renewed.id)
})

test('SHA-3 a version can be ordered until the next is sent; then its link says so and shows nothing', async () => {
  const { id, token } = await offers.sent()
  const next = (await offers.renew(id)).json().offer
  expect((await offers.open(token)).json().state).toBe('sent')
  await offers.send(next.id)
  const nextToken = await offers.linkOf(next)
  for (const answer of [
    await offers.open(token),
    await offers.approve(token),
    await offers.decline(token),
    await offers.order(token),
  ]) {
    expect([answer.statusCode, answer.json().title]).toEqual([410, 'offer_replaced'])
    expect(answer.body).not.toContain('Karen')
  }
  expect(await offers.read(id)).toMatchObject({ state: 'replaced', canRenew: false })
  expect((await offers.open(nextToken)).json()).toMatchObject({ state: 'sent', version: 2 })
})

test('SHA-3 once a version is ordered no other is sent', async () => {
  const { id, token } = await offers.sent()
  const next = (await offers.renew(id)).json().offer
  await offers.approve(token)
  await offers.order(token)
  const late = await offers.send(next.id)
  expect([late.statusCode, late.json().title]).toEqual([409, 'offer_ordered'])
  expect((await offers.renew(id)).statusCode).toBe(409)
})

test('SHA-3 an offer expires by the clock after its last Danish day', async () => {
  const { id, token } = await offers.sent({ validUntil: '2026-11-25' })
  await offers.approve(token)
  // The last minute of the day in Denmark, and the first after it
  now = new Date('2026-11-25T22:59:00Z')
  expect((await offers.open(token)).json()).toMatchObject({ state: 'approved', canOrder: true })
  now = new Date('2026-11-25T23:00:00Z')
  expect((await offers.open(token)).json()).toMatchObject({ state: 'expired', canOrder: false })
  for (const answer of [await offers.order(token), await offers.decline(token)])
    expect([answer.statusCode, answer.json().title]).toEqual([409, 'offer_handled'])
  const listed = await offers.asCater('GET', '?state=expired')
  expect(listed.json().offers.map((offer: { id: string }) => offer.id)).toContain(id)
  expect((await offers.renew(id)).json().offer).toMatchObject({ version: 2, validUntil: '2026-12-01' })
})

test('SHA-3 an offer reserves no covers: a day that is full or past is refused when it is ordered, the rest is decided', async () => {
  const { id, token } = await offers.sent()
  await offers.approve(token)
  const order = await placeTestOrder(service, fixture, { time: { date: '2026-12-01', clock: '12:30' } })
  const booked = await service.db
    .selectFrom('bookedCovers')
    .select('covers')
    .where('caterId', '=', fixture.cater.id)
    .where('date', '=', '2026-12-01')
    .executeTakeFirstOrThrow()
  await setCapacity(booked.covers + 9)
  const full = await offers.order(token)
  expect([full.statusCode, full.json().availability.reasons[0].code]).toEqual([422, 'DAY_FULL'])
  expect((await offers.read(id)).state).toBe('approved')
  await setCapacity(booked.covers + 10)
  expect((await offers.order(token)).statusCode).toBe(201)
  await setCapacity(null)
  expect(order.delieveryDate).toBe('2026-12-01')

  const past = await offers.sent({ validUntil: '2026-12-01' })
  await offers.approve(past.token)
  now = new Date('2026-12-01T12:00:00Z')
  const late = await offers.order(past.token)
  expect([late.statusCode, late.json().availability.reasons[0].code]).toEqual([422, 'PAST'])
})

test('SHA-3 a token opens its own offer alone; GET and HEAD change nothing', async () => {
  const first = await offers.sent()
  const second = await offers.sent()
  for (const token of ['unknown', crypto.randomUUID()]) {
    expect((await offers.open(token)).statusCode).toBe(404)
    expect((await offers.approve(token)).statusCode).toBe(404)
    expect((await offers.order(token)).statusCode).toBe(404)
  }
  // The token of an offer is none of an order, and the other way round
  expect((await call(service, 'GET', `/order-links/${first.token}`)).statusCode).toBe(404)
  const rows = () =>
    Promise.all(
      ['offer', 'offerLink', 'mail', 'attempt'].map((table) =>
        service.db
          .selectFrom(table as 'offer')
          .selectAll()
          .execute(),
      ),
    )
  const before = await rows()
  for (const path of ['', '/approve', '/decline', '/order'])
    for (const method of ['GET', 'HEAD'] as const) {
      const url = `/api/v2/offer-links/${first.token}${path}`
      expect((await service.app.inject({ method, url })).statusCode).toBe(path === '' ? 200 : 404)
    }
  expect(await rows()).toEqual(before)
  await offers.approve(first.token)
  expect((await offers.open(second.token)).json().state).toBe('sent')
})

test('SHA-3 offers are of the caterer’s owners and staff: another’s are not found, the kitchen sees none', async () => {
  const { id } = await offers.sent()
  const draft = await offers.draft()
  const { token: foreign } = await addOrderFixture(service)
  const kitchen = await service.tokenFor(
    await addUser(service.db, { role: 'cater', caterId: fixture.cater.id, staffRole: 'kitchen' }),
  )
  const customer = await service.tokenFor(await addUser(service.db, { role: 'customer' }))
  const admin = await service.tokenFor(await addUser(service.db, { role: 'admin' }))
  for (const [token, status] of [
    [foreign, 404],
    [kitchen, 403],
    [customer, 403],
    [admin, 403],
  ] as const) {
    const answers = [
      await offers.asCater('GET', `/${id}`, undefined, token),
      await offers.update(draft, { price: 1695 }, token),
      await offers.asCater('DELETE', `/${draft.id}`, undefined, token),
      await offers.send(draft.id, token),
      await offers.asCater('POST', `/${id}/versions`, undefined, token),
    ]
    expect(answers.map(({ statusCode }) => statusCode)).toEqual(answers.map(() => status))
  }
  expect((await offers.asCater('GET', '', undefined, kitchen)).statusCode).toBe(403)
  expect((await offers.asCater('GET', '', undefined, foreign)).json()).toEqual({ offers: [], total: 0 })
})

test('SHA-3 offers are deleted a year after they could be ordered last', async () => {
  const { id } = await offers.sent({ validUntil: '2026-11-25' })
  while ((await deleteOffersBefore(service.db, '2026-11-25')) > 0);
  expect((await offers.read(id)).id).toBe(id)
  while ((await deleteOffersBefore(service.db, '2026-11-26')) > 0);
  expect((await offers.asCater('GET', `/${id}`)).statusCode).toBe(404)
  expect(await offers.mails(id)).toEqual([])
})

test('SHA-3 one user sends at most 120 offers an hour', async () => {
  const own = await addOrderFixture(service)
  const busy = offerFixture(service, own)
  const draft = await busy.draft()
  const at = { kind: 'offerSent', at: now } as const
  await busy.send(draft.id)
  const [sent] = await service.db
    .selectFrom('attempt')
    .select('key')
    .where('kind', '=', 'offerSent')
    .orderBy('id', 'desc')
    .execute()
  const others = Array.from({ length: 119 }, () => ({ ...at, key: sent?.key ?? '' }))
  await service.db.insertInto('attempt').values(others).execute()
  const next = await busy.draft()
  expect((await busy.send(next.id)).statusCode).toBe(429)
  expect((await busy.read(next.id)).state).toBe('draft')
  expect(await busy.mails(next.id)).toEqual([])
})
