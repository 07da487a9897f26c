import { beforeAll, describe, expect, test } from 'vitest'
import { addUser } from '../testing/people.ts'
import { openTestApp, type TestApp } from '../testing/testApp.ts'
import { addOrderFixture, call, type OrderFixture, noon, orderBody, placeTestOrder } from './testing/orderFixture.ts'

let service: TestApp
let fixture: OrderFixture
let other: OrderFixture
let admin: { token: string }
beforeAll(async () => {
  service = await openTestApp({ now: () => noon })
  fixture = await addOrderFixture(service)
  other = await addOrderFixture(service)
  admin = { token: await service.tokenFor(await addUser(service.db, { role: 'admin' })) }
  return () => service.close()
})

const get = (url: string, who: { token?: string } = {}) => call(service, 'GET', url, who)
const put = (url: string, who: { token?: string }, body?: object) => call(service, 'PUT', url, { ...who, body })
const answers = ['accept', 'refuse', 'paid']

describe('ROLE-2 an order', () => {
  test('of another caterer is 404 at every URL', async () => {
    const { id } = await placeTestOrder(service, fixture)
    for (const url of [`/orders/${id}`, `/cater/orders/${id}`, `/cater/all-orders/${fixture.cater.id}`]) {
      expect([url, (await get(url, other)).statusCode]).toEqual([url, 404])
    }
    for (const answer of answers) {
      expect([answer, (await put(`/cater/orders/${id}/${answer}`, other)).statusCode]).toEqual([answer, 404])
    }
    for (const url of ['/cater/orders', `/cater/orders?ids=${id}`, `/cater/all-orders/${other.cater.id}?ids=${id}`]) {
      expect((await get(url, other)).body).not.toContain(id)
    }
    expect((await get(`/cater/orders/${id}`, fixture)).json()).toMatchObject({ caterAccept: false, refused: false })
  })

  test('of another customer or of a guest is 404', async () => {
    const { id } = await placeTestOrder(service, fixture)
    const customer = { token: await service.tokenFor(await addUser(service.db, { role: 'customer' })) }
    expect((await get(`/orders/${id}`, customer)).statusCode).toBe(404)
    expect((await get('/orders', customer)).json()).toEqual([])
  })

  test('ORD-1 is answered only by its caterer, not by admins, customers or the public', async () => {
    const { id } = await placeTestOrder(service, fixture)
    const customer = { token: await service.tokenFor(await addUser(service.db, { role: 'customer' })) }
    for (const who of [admin, customer]) {
      for (const answer of answers) expect((await put(`/cater/orders/${id}/${answer}`, who)).statusCode).toBe(403)
      for (const url of ['/cater/orders', `/cater/orders/${id}`]) expect((await get(url, who)).statusCode).toBe(403)
    }
    for (const answer of answers) expect((await put(`/cater/orders/${id}/${answer}`, {})).statusCode).toBe(401)
    for (const url of ['/orders', `/orders/${id}`, '/cater/orders', '/admin/orders', `/cater/all-orders/1`]) {
      expect([url, (await get(url)).statusCode]).toEqual([url, 401])
    }
    expect((await get('/admin/orders', fixture)).statusCode).toBe(403)
    expect((await get('/orders', fixture)).statusCode).toBe(403)
  })

  test('is readable for admins, and its payment state for everybody', async () => {
    const { id, orderRef } = await placeTestOrder(service, fixture)
    expect((await get(`/orders/${id}`, admin)).json()).toMatchObject({ id })
    expect((await get(`/cater/all-orders/${fixture.cater.id}?ids=${id}`, admin)).json()).toMatchObject([{ id }])
    expect((await get(`/admin/orders?ids=${id}`, admin)).json()).toMatchObject([{ id }])
    expect((await get(`/orders?ids=${id}`, admin)).json()).toMatchObject([{ id }])
    expect((await get(`/order-paid/${id}`)).json()).toEqual({ id, orderRef, paid: false })
    for (const nobody of [crypto.randomUUID(), 'x', '%27']) {
      expect((await get(`/order-paid/${nobody}`)).statusCode).toBe(404)
      expect((await get(`/orders/${nobody}`, admin)).statusCode).toBe(404)
      expect((await put(`/cater/orders/${nobody}/accept`, fixture)).statusCode).toBe(404)
    }
  })

  test('has no email of the customer in its history', async () => {
    const { id } = await placeTestOrder(service, fixture)
    const { order } = (await put(`/cater/orders/${id}/accept`, fixture)).json()
    expect(JSON.stringify(order.events)).not.toContain('@')
  })
})

describe('ORD-3 an answer', () => {
  const stateOf = async (id: string) => (await get(`/cater/orders/${id}`, fixture)).json()

  test('accept, then paid, each record an event and queue a mail', async () => {
    const { id } = await placeTestOrder(service, fixture)
    const accepted = await put(`/cater/orders/${id}/accept`, fixture)
    expect([accepted.statusCode, accepted.json().order]).toMatchObject([200, { caterAccept: true, paid: false }])
    const paid = (await put(`/cater/orders/${id}/paid`, fixture, { payment_method_other: true })).json().order
    expect(paid).toMatchObject({ id, caterAccept: true, refused: false, paid: true, payment_method_other: true })
    expect(paid.events.map(({ type, by }: { type: string; by: string }) => [type, by])).toEqual([
      ['placed', 'Karen Kunde'],
      ['accepted', 'Kokke Kok'],
      ['paid', 'Kokke Kok'],
    ])
    expect(paid.mails.map(({ kind }: { kind: string }) => kind).sort()).toEqual([
      'accepted',
      'notice',
      'placed',
      'receipt',
    ])
    expect((await get(`/order-paid/${id}`)).json()).toMatchObject({ paid: true })
  })

  test('refuse works with a reason and without', async () => {
    const { id } = await placeTestOrder(service, fixture)
    const { order } = (await put(`/cater/orders/${id}/refuse`, fixture, { reason: ' Vi holder lukket. ' })).json()
    expect(order).toMatchObject({ refused: true, caterAccept: false, refusedReason: 'Vi holder lukket.' })
    const another = await placeTestOrder(service, fixture)
    const { order: silent } = (await put(`/cater/orders/${another.id}/refuse`, fixture)).json()
    expect(silent).toMatchObject({ refused: true, refusedReason: null })
  })

  test('not allowed by the state is 409 with the current order, and changes nothing', async () => {
    const refused = await placeTestOrder(service, fixture)
    await put(`/cater/orders/${refused.id}/refuse`, fixture)
    const accepted = await placeTestOrder(service, fixture)
    await put(`/cater/orders/${accepted.id}/accept`, fixture)
    const paid = await placeTestOrder(service, fixture)
    await put(`/cater/orders/${paid.id}/accept`, fixture)
    await put(`/cater/orders/${paid.id}/paid`, fixture)
    const awaiting = await placeTestOrder(service, fixture)
    const wrong: [string, string[]][] = [
      [awaiting.id, ['paid']],
      [refused.id, answers],
      [accepted.id, ['accept', 'refuse']],
      [paid.id, answers],
    ]
    for (const [id, verbs] of wrong) {
      const before = await stateOf(id)
      for (const verb of verbs) {
        const answer = await put(`/cater/orders/${id}/${verb}`, fixture)
        expect([verb, answer.statusCode]).toEqual([verb, 409])
        expect(answer.headers['content-type']).toContain('application/problem+json')
        expect(answer.json()).toMatchObject({ title: 'order_already_handled', status: 409, order: before })
      }
      expect(await stateOf(id)).toEqual(before)
    }
  })

  test('ORD-3 of fifty concurrent ones exactly one succeeds', async () => {
    const { id } = await placeTestOrder(service, fixture)
    const verbs = Array.from({ length: 50 }, (_, place) => (place % 2 ? 'accept' : 'refuse'))
    const all = await Promise.all(verbs.map((verb) => put(`/cater/orders/${id}/${verb}`, fixture)))
    expect(all.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1)
    expect(all.filter(({ statusCode }) => statusCode === 409)).toHaveLength(49)
    const order = await stateOf(id)
    expect(order.caterAccept).not.toBe(order.refused)
    expect(order.events).toHaveLength(2)
    expect(order.mails).toHaveLength(3)
  })

  test('with an invalid body is 422 with its path', async () => {
    const { id } = await placeTestOrder(service, fixture)
    const answer = await put(`/cater/orders/${id}/refuse`, fixture, { reason: 1 })
    expect([answer.statusCode, answer.json().errors]).toMatchObject([422, [{ path: 'reason' }]])
  })
})

describe('a list of orders', () => {
  test('ORL-1 is complete and newest first, or in pages without gaps', async () => {
    const busy = await addOrderFixture(service)
    const refs: number[] = []
    for (let count = 0; count < 7; count++) refs.unshift((await placeTestOrder(service, busy)).orderRef)
    const unpaged = await get('/cater/orders', busy)
    expect(unpaged.json().map(({ orderRef }: { orderRef: number }) => orderRef)).toEqual(refs)
    expect([unpaged.headers.link, unpaged.headers['x-total-count']]).toEqual([undefined, '7'])

    const paged: number[] = []
    let url: string | undefined = '/cater/orders?limit=3'
    while (url) {
      const page: Awaited<ReturnType<typeof get>> = await get(url, busy)
      expect(page.headers['x-total-count']).toBe('7')
      paged.push(...page.json().map(({ orderRef }: { orderRef: number }) => orderRef))
      url = /^<\/api\/v2(.+)>; rel="next"$/.exec(String(page.headers.link ?? ''))?.[1]
    }
    expect(paged).toEqual(refs)
  })

  test('is filtered by status, delivery date and search words', async () => {
    const busy = await addOrderFixture(service)
    const order = async (changes: Parameters<typeof orderBody>[1], ...verbs: string[]) => {
      const { id, orderRef } = await placeTestOrder(service, busy, changes)
      for (const verb of verbs) await put(`/cater/orders/${id}/${verb}`, busy)
      return orderRef
    }
    const user = (firstName: string, email: string) => ({
      user: { firstName, lastName: 'Å', email, phone: '20304050' },
    })
    const awaiting = await order({ time: { date: '2026-12-01', clock: '10:00' }, ...user('Bo', 'bo_100%@example.dk') })
    const accepted = await order(
      { time: { date: '2026-12-02', clock: '10:00' }, ...user('Eva', 'eva@example.dk') },
      'accept',
    )
    const paid = await order({ time: { date: '2026-12-03', clock: '10:00' } }, 'accept', 'paid')
    const refused = await order({ time: { date: '2026-12-04', clock: '10:00' } }, 'refuse')
    const filtered = async (query: string) =>
      (await get(`/cater/orders?${query}`, busy)).json().map(({ orderRef }: { orderRef: number }) => orderRef)
    expect(await filtered('status=awaiting')).toEqual([awaiting])
    expect(await filtered('status=accepted')).toEqual([accepted])
    expect(await filtered('status=paid')).toEqual([paid])
    expect(await filtered('status=refused')).toEqual([refused])
    expect(await filtered('from=2026-12-02&to=2026-12-03')).toEqual([paid, accepted])
    expect(await filtered(`q=${accepted}`)).toEqual([accepted])
    expect(await filtered('q=EVA')).toEqual([accepted])
    expect(await filtered('q=eva%40example')).toEqual([accepted])
    expect(await filtered('q=_100%25')).toEqual([awaiting])
    expect(await filtered('q=%25')).toEqual([awaiting])
    expect(await filtered('status=refused&q=eva')).toEqual([])
    for (const wrong of ['status=x', 'from=2026-13-01', 'from=0000-01-01', 'limit=0', 'limit=x', 'q=%00']) {
      expect([wrong, (await get(`/cater/orders?${wrong}`, busy)).statusCode]).toEqual([wrong, 422])
    }
  })
})
