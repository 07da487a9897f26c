import { beforeAll, describe, expect, test } from 'vitest'
import {
  addOrderFixture,
  call,
  type OrderFixture,
  noon,
  orderBody,
  placeTestOrder,
} from '../orders/testing/orderFixture.ts'
import { countWaiting } from '../testing/countWaiting.ts'
import { openTestApp, type TestApp } from '../testing/testApp.ts'

const REQUESTS = 50
const many = Array.from({ length: REQUESTS }, (_, index) => index)

/** The state of an order after paying or undoing. */
const AFTER: Record<string, Record<string, string>> = {
  accepted: { paid: 'paid', undone: 'awaiting' },
  paid: { undone: 'accepted' },
}

// The embedded database serialises transactions: nothing there is concurrent
describe.runIf(process.env.TEST_DATABASE_URL)('fifty concurrent requests', () => {
  let service: TestApp
  let fixture: OrderFixture
  beforeAll(async () => {
    service = await openTestApp({ now: () => noon })
    fixture = await addOrderFixture(service)
    return () => service.close()
  })

  const events = async (id: string) => {
    const { events: all } = (await call(service, 'GET', `/cater/orders/${id}`, fixture)).json()
    return all.map(({ type }: { type: string }) => type)
  }

  test('ORD-3 that accept and refuse one order: one wins, the others get its result', async () => {
    const { id } = await placeTestOrder(service, fixture)
    const answers = await Promise.all(
      many.map((at) => call(service, 'PUT', `/cater/orders/${id}/${at % 2 ? 'accept' : 'refuse'}`, fixture)),
    )
    const winners = answers.filter(({ statusCode }) => statusCode === 200)
    expect(winners).toHaveLength(1)
    const { caterAccept, refused } = winners[0]?.json().order ?? {}
    expect(caterAccept).not.toBe(refused)
    for (const loser of answers.filter((answer) => answer !== winners[0])) {
      expect(loser.statusCode).toBe(409)
      expect(loser.json().order).toMatchObject({ id, caterAccept, refused })
    }
    expect(await events(id)).toEqual(['placed', caterAccept ? 'accepted' : 'refused'])
  })

  test('ORD-3 DAY-8 that mark one order paid or undo: each that succeeds changes the state that the one before left', async () => {
    const { id } = await placeTestOrder(service, fixture)
    await call(service, 'PUT', `/cater/orders/${id}/accept`, fixture)
    const answers = await Promise.all(
      many.map((at) =>
        call(service, 'PUT', `/cater/orders/${id}/${at % 2 ? 'paid' : 'undo'}`, { ...fixture, body: {} }),
      ),
    )
    expect(answers.every(({ statusCode }) => statusCode === 200 || statusCode === 409)).toBe(true)
    const after = (await events(id)).slice(2)
    expect(after).toHaveLength(answers.filter(({ statusCode }) => statusCode === 200).length)
    let state = 'accepted'
    for (const type of after) {
      const next: string | undefined = AFTER[state]?.[type]
      expect([state, type, next]).not.toContain(undefined)
      state = next ?? ''
    }
    const { caterAccept, paid } = (await call(service, 'GET', `/orders/${id}`, fixture)).json()
    expect(paid ? 'paid' : caterAccept ? 'accepted' : 'awaiting').toBe(state)
  })

  test('ANM-12 that place with one key: one order, and the same response for all that succeed', async () => {
    const comment = crypto.randomUUID()
    const headers = { 'idempotency-key': crypto.randomUUID() }
    const body = orderBody(fixture, { comment })
    const answers = await Promise.all(
      many.map(() => call(service, 'POST', '/orders', { body, headers, address: '10.1.1.1' })),
    )
    const created = answers.filter(({ statusCode }) => statusCode === 201)
    expect(created.length).toBeGreaterThan(0)
    // One that comes after the order has a link of its own
    const { linkToken: _, ...placed } = created[0]?.json().order ?? {}
    for (const answer of created) expect(answer.json().order).toMatchObject(placed)
    expect(answers.every(({ statusCode }) => statusCode === 201 || statusCode === 409)).toBe(true)
    const orders = (await call(service, 'GET', '/cater/orders', fixture)).json()
    expect(orders.filter((order: { comment: string }) => order.comment === comment)).toHaveLength(1)
  })

  test('that place orders of their own: every reference is unique', async () => {
    const answers = await Promise.all(
      many.map((at) =>
        call(service, 'POST', '/orders', {
          body: orderBody(fixture),
          address: `10.2.0.${at}`,
        }),
      ),
    )
    expect(answers.map(({ statusCode }) => statusCode)).toEqual(many.map(() => 201))
    const references = answers.map((answer) => answer.json().order.orderRef as number)
    expect(new Set(references).size).toBe(REQUESTS)
  })

  test('ADM-7 that swap categories: every swap is atomic, and no position is lost', async () => {
    const path = `/caters/${fixture.cater.id}/categories`
    const ids: string[] = []
    for (const name of ['Morgen', 'Frokost', 'Aften']) {
      ids.push((await call(service, 'POST', path, { ...fixture, body: { name } })).json().id)
    }
    const places = new Map<string, number>(ids.map((id, order) => [id, order]))
    await call(service, 'PUT', `${path}/ordering`, {
      ...fixture,
      body: { categories: ids.map((id) => ({ id, order: places.get(id) })) },
    })
    const swaps = many.map((at) => {
      const [first, second, last] = [0, 1, 2].map((offset) => ids[(at + offset) % 3])
      // In every order, so that two would deadlock if rows were locked in the order sent
      return [
        { id: first, order: at % 2 },
        { id: second, order: 1 - (at % 2) },
        { id: last, order: 2 },
      ]
    })
    const answers = await Promise.all(
      swaps.map((categories) => call(service, 'PUT', `${path}/ordering`, { ...fixture, body: { categories } })),
    )
    expect(answers.map(({ statusCode }) => statusCode)).toEqual(many.map(() => 200))
    const saved = (await call(service, 'GET', path)).json() as { id: string; order: number }[]
    expect(saved.map(({ order }) => order)).toEqual([0, 1, 2])
  })

  test('ORD-3 that accept some orders of a caterer and undo others: all succeed, and the counts are right', async () => {
    const own = await addOrderFixture(service)
    const orders = await Promise.all(many.map(() => placeTestOrder(service, own)))
    const put = (id: string, verb: string) => call(service, 'PUT', `/cater/orders/${id}/${verb}`, own)
    // Every other one is accepted; then each is put into the other state, over and over
    await Promise.all(orders.filter((_, at) => at % 2 === 0).map(({ id }) => put(id, 'accept')))
    for (let round = 0; round < 2; round++) {
      const answers = await Promise.all(orders.map(({ id }, at) => put(id, at % 2 === round % 2 ? 'undo' : 'accept')))
      expect(answers.map(({ statusCode }) => statusCode)).toEqual(many.map(() => 200))
    }
    for (const [status, total] of Object.entries({ awaiting: 25, accepted: 25, refused: 0, paid: 0 })) {
      const { headers } = await call(service, 'GET', `/cater/orders?status=${status}&limit=1`, own)
      expect([status, headers['x-total-count']]).toEqual([status, String(total)])
    }
  })

  test('of a user who is deleted meanwhile: all are refused as with an invalid token', async () => {
    const own = await addOrderFixture(service)
    const orders = await Promise.all(many.map(() => placeTestOrder(service, own)))
    const { answers } = await service.db.transaction().execute(async (tx) => {
      await tx.deleteFrom('user').where('id', '=', own.userId).execute()
      const under = orders.map(({ id }) => call(service, 'PUT', `/cater/orders/${id}/accept`, own))
      await expect.poll(() => countWaiting(tx)).toBeGreaterThan(0)
      return { answers: Promise.all(under) }
    })
    for (const answer of await answers) {
      expect([answer.statusCode, answer.json().title]).toEqual([401, 'bad_token'])
    }
  })
})
