import { beforeAll, describe, expect, test } from 'vitest'
import { seededRandom } from '../demo/seededRandom.ts'
import { addDays } from '../../domain/time/danishTime.ts'
import { addOrder } from '../reports/testing/addOrder.ts'
import { addUser } from '../testing/people.ts'
import { openTestApp, type TestApp } from '../testing/testApp.ts'
import { addOrderFixture, call, type OrderFixture, noon, placeTestOrder } from './testing/orderFixture.ts'

const ORDERS = 700
const random = seededRandom(7)
const states = ['awaiting', 'accepted', 'paid', 'refused'] as const
const names = ['Åse Ærø', 'Hans Hansen', 'Jens_Peter 100%', 'Karen Kunde', 'Bo \\ Å', 'Eva']

interface ListedOrder {
  orderRef: number
  orderer: string
  email: string
  status: (typeof states)[number]
  deliveryDate: string
  deliveryTime: string
  isSeen: boolean
}

let service: TestApp
let fixture: OrderFixture
let admin: { token: string }
let orders: ListedOrder[]
beforeAll(async () => {
  service = await openTestApp({ now: () => noon })
  fixture = await addOrderFixture(service)
  const other = await addOrderFixture(service)
  admin = { token: await service.tokenFor(await addUser(service.db, { role: 'admin' })) }
  const created = Array.from({ length: ORDERS }, async (_, index) => {
    const status = random.pick(states)
    // Most are delivered soon after they are placed, some long before others that were placed earlier
    const deliveryDate = addDays('2025-01-01', Math.floor(index / 2) + Math.floor(random.next() ** 3 * 200))
    const orderer = random.pick(names)
    const email = `${random.pick(['eva', 'bo_100', 'ÅSE'])}${random.whole(1, 9)}@example.dk`
    const owner = random.chance(0.9) ? fixture : other
    const isSeen = random.chance(0.7)
    const seenAt = isSeen ? noon : null
    const deliveryTime = random.pick(['08:00', '12:30', '18:00'])
    const { orderRef } = await addOrder(service, owner, status, deliveryDate, { orderer, email, seenAt, deliveryTime })
    return { owner, orderRef, orderer, email, status, deliveryDate, deliveryTime, isSeen }
  })
  orders = (await Promise.all(created)).filter(({ owner }) => owner === fixture)
  return () => service.close()
})

/** The references of all pages, and the distinct total counts of the pages. */
async function listAllPages(address: string, who: { token: string }, filter: Record<string, string>) {
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

function expectedReferences({
  status,
  unseen,
  sort,
  from = '',
  to = '9999',
  q = '',
}: Record<string, string>): number[] {
  const words = q.toLowerCase()
  return orders
    .filter((order) => !status || order.status === status)
    .filter(({ isSeen }) => !unseen || !isSeen)
    .filter(({ deliveryDate }) => deliveryDate >= from && deliveryDate <= to)
    .filter(
      ({ orderRef, orderer, email }) =>
        // One or two letters match the beginning of a word
        (words.length < 3 ? ` ${orderRef} ${orderer} ${email}`.toLowerCase().includes(` ${words}`) : false) ||
        [String(orderRef), orderer, email].some((text) => words.length > 2 && text.toLowerCase().includes(words)) ||
        words === '',
    )
    .sort((a, b) => (sort === 'oldest' || sort === 'earliest' ? 1 : -1) * compare(a, b, sort))
    .map(({ orderRef }) => orderRef)
}

function compare(a: ListedOrder, b: ListedOrder, sort: string | undefined): number {
  const isByDelivery = sort === 'earliest' || sort === 'latest'
  const [deliveryOfA = '', deliveryOfB = ''] = [a, b].map(
    ({ deliveryDate, deliveryTime }) => `${deliveryDate} ${deliveryTime}`,
  )
  if (isByDelivery && deliveryOfA !== deliveryOfB) return deliveryOfA < deliveryOfB ? -1 : 1
  return a.orderRef - b.orderRef
}

const randomFilter = () => {
  const from = addDays('2025-01-01', random.whole(-20, 500))
  const words = ['hansen', 'ÆRØ', '_100', '100%', 'å', '50', '5003', 'ev', 'example', 'nobody', 'Jens_P', '0%']
  return {
    ...(random.chance(0.3) && { status: random.pick(states) }),
    ...(random.chance(0.6) && { from }),
    ...(random.chance(0.6) && { to: addDays(from, random.whole(0, 200)) }),
    ...(random.chance(0.5) && { q: random.pick(words) }),
    ...(random.chance(0.3) && { unseen: 'true' }),
    ...(random.chance(0.5) && { sort: random.pick(['newest', 'oldest', 'earliest', 'latest']) }),
  }
}

describe('ORL-2 the pages of a list', () => {
  test('ADM-3 ORL-6 with sort=oldest and unseen=true start with the oldest unseen order', async () => {
    const query = { status: 'awaiting', unseen: 'true', sort: 'oldest' }
    const own = await listAllPages('/cater/orders', fixture, { ...query, limit: '7' })
    const waiting = orders.filter(({ status, isSeen }) => status === 'awaiting' && !isSeen)
    expect(own.references).toEqual(waiting.map(({ orderRef }) => orderRef).sort((a, b) => a - b))
    expect(own.totals).toEqual([String(waiting.length)])
    for (const wrong of ['sort=first', 'sort=', 'unseen=false', 'unseen=']) {
      expect([wrong, (await call(service, 'GET', `/cater/orders?${wrong}`, fixture)).statusCode]).toEqual([wrong, 422])
    }
  })

  test('DAY-4 hold each match of the filter exactly once, by reference or by delivery', async () => {
    for (let round = 0; round < 60; round++) {
      const filter: Record<string, string> = randomFilter()
      const expected = expectedReferences(filter)
      const own = await listAllPages('/cater/orders', fixture, filter)
      expect([filter, own.references]).toEqual([filter, expected])
      const all = await listAllPages('/admin/orders', admin, filter)
      const ofFixture = new Set(orders.map(({ orderRef }) => orderRef))
      expect([filter, all.references.filter((reference) => ofFixture.has(reference))]).toEqual([filter, expected])
    }
  })

  test('DAY-4 count several blanks of a search as one, in the words and in the names', async () => {
    const own = await addOrderFixture(service)
    const name = { firstName: ' Anna  Marie', lastName: 'van   Dyk ' }
    const { orderRef } = await placeTestOrder(service, own, { user: { ...name, email: 'a@b.dk', phone: '20304050' } })
    for (const q of ['Anna Marie van Dyk', 'marie   van  dyk']) {
      const found = await call(service, 'GET', `/cater/orders?${new URLSearchParams({ q })}`, own)
      expect([q, found.json().map((order: { orderRef: number }) => order.orderRef)]).toEqual([q, [orderRef]])
    }
  })

  test('VIS-15 find a name in whichever form its letters and apostrophes are typed', async () => {
    const own = await addOrderFixture(service)
    const name = { firstName: 'Frøya'.normalize('NFD'), lastName: "O'Bækgård".normalize('NFD') }
    const { orderRef, orderer } = await placeTestOrder(service, own, {
      user: { ...name, email: 'a@b.dk', phone: '20304050' },
    })
    expect(orderer).toBe("Frøya O'Bækgård")
    for (const q of ['frøya'.normalize('NFD'), 'O’Bækgård', "o'bækgård".normalize('NFD')]) {
      const found = await call(service, 'GET', `/cater/orders?${new URLSearchParams({ q })}`, own)
      expect([q, found.json().map((order: { orderRef: number }) => order.orderRef)]).toEqual([q, [orderRef]])
    }
  })

  test('are counted: all by status, and up to 200 matches of words and dates', async () => {
    const countOf = async (filter: Record<string, string>) =>
      (await listAllPages('/cater/orders', fixture, filter)).totals
    expect(orders.length).toBeGreaterThan(200)
    expect(await countOf({})).toEqual([String(orders.length)])
    expect(await countOf({ status: 'paid' })).toEqual([String(expectedReferences({ status: 'paid' }).length)])
    expect(await countOf({ q: 'hansen' })).toEqual([String(expectedReferences({ q: 'hansen' }).length)])
    expect(await countOf({ q: 'example' })).toEqual([undefined])
    expect(await countOf({ from: '2025-01-01' })).toEqual([undefined])
    expect(await countOf({ to: '2024-12-31' })).toEqual(['0'])
  })
})
