import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { seededRandom } from '../demo/seededRandom.ts'
import { addDays } from '../../domain/danishTime.ts'
import { addOrder } from '../reports/testing/addOrder.ts'
import { addUser } from '../testing/people.ts'
import { openTestApp, type TestApp } from '../testing/testApp.ts'
import { addOrderFixture, call, type OrderFixture, noon } from './testing/orderFixture.ts'

const ORDERS = 700
const random = seededRandom(7)
const states = ['awaiting', 'accepted', 'paid', 'refused'] as const
const names = ['Åse Ærø', 'Hans Hansen', 'Jens_Peter 100%', 'Karen Kunde', 'Bo \\ Å', 'Eva']

interface Made {
  orderRef: number
  orderer: string
  email: string
  status: (typeof states)[number]
  deliveryDate: string
  isSeen: boolean
}

let service: TestApp
let kitchen: OrderFixture
let admin: { token: string }
let made: Made[]
beforeAll(async () => {
  service = await openTestApp({ now: () => noon })
  kitchen = await addOrderFixture(service)
  const other = await addOrderFixture(service)
  admin = { token: await service.tokenFor(await addUser(service.db, { role: 'admin' })) }
  const orders = Array.from({ length: ORDERS }, async (_, place) => {
    const status = random.pick(states)
    // Most are delivered soon after they are placed, some long before others that were placed earlier
    const deliveryDate = addDays('2025-01-01', Math.floor(place / 2) + Math.floor(random.next() ** 3 * 200))
    const orderer = random.pick(names)
    const email = `${random.pick(['eva', 'bo_100', 'ÅSE'])}${random.whole(1, 9)}@example.dk`
    const whose = random.chance(0.9) ? kitchen : other
    const isSeen = random.chance(0.7)
    const seenAt = isSeen ? noon : null
    const { orderRef } = await addOrder(service, whose, status, deliveryDate, { orderer, email, seenAt })
    return { whose, orderRef, orderer, email, status, deliveryDate, isSeen }
  })
  made = (await Promise.all(orders)).filter(({ whose }) => whose === kitchen)
}, 60_000)
afterAll(() => service.close())

/** The references of all pages, and what each said of how many there are. */
async function listed(address: string, who: { token: string }, filter: Record<string, string>) {
  const references: number[] = []
  const totals = new Set<unknown>()
  let next: string | undefined = `${address}?${new URLSearchParams({ limit: '90', ...filter })}`
  while (next) {
    const answer: Awaited<ReturnType<typeof call>> = await call(service, 'GET', next, who)
    references.push(...answer.json().map(({ orderRef }: { orderRef: number }) => orderRef))
    totals.add(answer.headers['x-total-count'])
    next = /^<\/api\/v2([^>]+)>/.exec(String(answer.headers.link ?? ''))?.[1]
  }
  return { references, totals: [...totals] }
}

function kept({ status, unseen, sort, from = '', to = '9999', q = '' }: Record<string, string>): number[] {
  const words = q.toLowerCase()
  return made
    .filter((one) => !status || one.status === status)
    .filter(({ isSeen }) => !unseen || !isSeen)
    .filter(({ deliveryDate }) => deliveryDate >= from && deliveryDate <= to)
    .filter(
      ({ orderRef, orderer, email }) =>
        // One or two letters begin a word
        (words.length < 3 ? ` ${orderRef} ${orderer} ${email}`.toLowerCase().includes(` ${words}`) : false) ||
        [String(orderRef), orderer, email].some((text) => words.length > 2 && text.toLowerCase().includes(words)) ||
        words === '',
    )
    .map(({ orderRef }) => orderRef)
    .sort((a, b) => (sort === 'oldest' ? a - b : b - a))
}

const someFilter = () => {
  const from = addDays('2025-01-01', random.whole(-20, 500))
  const words = ['hansen', 'ÆRØ', '_100', '100%', 'å', '50', '5003', 'ev', 'example', 'nobody', 'Jens_P', '0%']
  return {
    ...(random.chance(0.3) && { status: random.pick(states) }),
    ...(random.chance(0.6) && { from }),
    ...(random.chance(0.6) && { to: addDays(from, random.whole(0, 200)) }),
    ...(random.chance(0.5) && { q: random.pick(words) }),
    ...(random.chance(0.3) && { unseen: 'true' }),
    ...(random.chance(0.5) && { sort: random.pick(['newest', 'oldest']) }),
  }
}

describe('ORL-2 the pages of a list', () => {
  test('ADM-3 ORL-6 begin with what has waited longest where that is asked for, and leave out what was opened', async () => {
    const asked = { status: 'awaiting', unseen: 'true', sort: 'oldest' }
    const own = await listed('/cater/orders', kitchen, { ...asked, limit: '7' })
    const waiting = made.filter(({ status, isSeen }) => status === 'awaiting' && !isSeen)
    expect(own.references).toEqual(waiting.map(({ orderRef }) => orderRef).sort((a, b) => a - b))
    expect(own.totals).toEqual([String(waiting.length)])
    for (const wrong of ['sort=first', 'sort=', 'unseen=false', 'unseen=']) {
      expect([wrong, (await call(service, 'GET', `/cater/orders?${wrong}`, kitchen)).statusCode]).toEqual([wrong, 422])
    }
  })

  test('hold what the filter keeps, each once, whatever was placed before or after', async () => {
    for (let round = 0; round < 60; round++) {
      const filter: Record<string, string> = someFilter()
      const expected = kept(filter)
      const own = await listed('/cater/orders', kitchen, filter)
      expect([filter, own.references]).toEqual([filter, expected])
      const all = await listed('/admin/orders', admin, filter)
      const ofKitchen = new Set(made.map(({ orderRef }) => orderRef))
      expect([filter, all.references.filter((one) => ofKitchen.has(one))]).toEqual([filter, expected])
    }
  })

  test('are counted: all by status, and up to 200 of what is narrowed by words and dates', async () => {
    const countOf = async (filter: Record<string, string>) => (await listed('/cater/orders', kitchen, filter)).totals
    expect(made.length).toBeGreaterThan(200)
    expect(await countOf({})).toEqual([String(made.length)])
    expect(await countOf({ status: 'paid' })).toEqual([String(kept({ status: 'paid' }).length)])
    expect(await countOf({ q: 'hansen' })).toEqual([String(kept({ q: 'hansen' }).length)])
    expect(await countOf({ q: 'example' })).toEqual([undefined])
    expect(await countOf({ from: '2025-01-01' })).toEqual([undefined])
    expect(await countOf({ to: '2024-12-31' })).toEqual(['0'])
  })
})
