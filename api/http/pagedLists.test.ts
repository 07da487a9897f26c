import { sql } from 'kysely'
import { beforeAll, describe, expect, test } from 'vitest'
import { listLengths, MAX_PAGE_ROWS } from '../../contract/lists.ts'
import { addCater, addUser } from '../testing/people.ts'
import { openTestApp, type TestApp } from '../testing/testApp.ts'

// More than a page, also once each test has deleted a row
const ROWS = MAX_PAGE_ROWS + 30

type Endpoint = keyof typeof listLengths
type PagedEndpoint = { [Key in Endpoint]: (typeof listLengths)[Key] extends 'paged' ? Key : never }[Endpoint]

let service: TestApp
let caterId: number
let customerId: string
const tokens: Record<'admin' | 'owner' | 'customer', string> = { admin: '', owner: '', customer: '' }
beforeAll(async () => {
  service = await openTestApp()
  const { db, tokenFor } = service
  caterId = (await addCater(db)).id
  const customer = await addUser(db, { role: 'customer' })
  customerId = customer.id
  tokens.admin = await tokenFor(await addUser(db, { role: 'admin' }))
  tokens.owner = await tokenFor(await addUser(db, { role: 'cater', caterId }))
  tokens.customer = await tokenFor(customer)
  await sql`insert into cater (name, email, city, active, ordering)
    select 'Køkken ' || n, 'koekken@example.dk', 'Aarhus', true, case when n % 3 = 0 then null else n / 7 end
    from generate_series(1, ${ROWS}::integer) as n`.execute(db)
  await sql`insert into page (url, title, blocks) select '/side-' || n, 'Side ' || n, '[]'
    from generate_series(1, ${ROWS}::integer) as n`.execute(db)
  await sql`insert into "user" (email, role, "caterId", verified) select 'bruger' || n || '@example.dk', 'cater', ${caterId}::integer, true
    from generate_series(1, ${ROWS}::integer) as n`.execute(db)
  await sql`insert into "order" ("orderRef", "caterId", "userId", orderer, email, "phoneNumber", "priceOere", "deliveryDate", "deliveryTime", content)
    select 700000 + n, ${caterId}::integer, ${customerId}::uuid, 'Karen', 'karen@example.dk', '20304050', 0,
      date '2026-12-01' + n % 5, '12:00', '{"menus": [], "services": []}'
    from generate_series(1, ${ROWS}::integer) as n`.execute(db)
  // Of many at the same moment, to the microsecond
  await sql`insert into mail (kind, "to", subject, html, text, state, "createdAt")
    select 'orderPlaced', 'til@example.dk', 'Hej', '', '', 'sent', timestamptz '2026-11-01 12:00:00.123456+00' + n / 9 * interval '1 microsecond'
    from generate_series(1, ${ROWS}::integer) as n`.execute(db)
  await sql`insert into offer ("caterId", number, version, state, "customerName", "customerEmail", "customerPhone", terms, "validUntil", "createdAt")
    select ${caterId}::integer, n, 1, 'sent', 'Karen', 'karen@example.dk', '20304050', ${JSON.stringify(TERMS)}::jsonb, date '2999-01-01',
      timestamptz '2026-11-01 12:00:00.123456+00' + n / 9 * interval '1 microsecond'
    from generate_series(1, ${ROWS}::integer) as n`.execute(db)
  return () => service.close()
})

const TERMS = {
  content: { menus: [], services: [] },
  date: '2999-01-02',
  clock: '12:00',
  address: null,
  zipCode: null,
  city: null,
  price: 0,
  activePeriodPrice: null,
  deliveryFee: null,
  deliveryZone: null,
}

interface PagedRow {
  url: () => string
  as: keyof typeof tokens | null
  /** False where the service does not count as many. */
  isCounted?: false
  /** The identity of a row. */
  key: string
  /** Deletes the row with this identity. */
  remove: (key: string) => Promise<unknown>
}

const removeFrom = (table: 'page' | 'user' | 'order' | 'mail' | 'offer') => (id: string) =>
  sql`delete from ${sql.table(table)} where id::text = ${id}`.execute(service.db)
const hideCater = (id: string) => sql`update cater set "deletedAt" = now() where id::text = ${id}`.execute(service.db)
const caters = { key: 'id', remove: hideCater }
const orders = { key: 'id', remove: removeFrom('order') }

/** Every paged list; the compiler misses one that is not here. */
const rows: Record<PagedEndpoint, PagedRow> = {
  'GET /api/users': { url: () => '/api/users', as: 'admin', key: 'id', remove: removeFrom('user') },
  'GET /api/v2/pages': { url: () => '/api/v2/pages', as: null, key: 'id', remove: removeFrom('page') },
  'GET /api/v2/trimmed-pages': { url: () => '/api/v2/trimmed-pages', as: null, key: 'id', remove: removeFrom('page') },
  'GET /api/caters/get-all': { ...caters, url: () => '/api/caters/get-all', as: 'admin' },
  'GET /api/v2/caters': { ...caters, url: () => '/api/v2/caters', as: null },
  'GET /api/v2/orders': { ...orders, url: () => '/api/v2/orders', as: 'customer', isCounted: false },
  'GET /api/v2/cater/orders': { ...orders, url: () => '/api/v2/cater/orders?sort=earliest', as: 'owner' },
  'GET /api/v2/cater/all-orders/:caterId': {
    ...orders,
    url: () => `/api/v2/cater/all-orders/${caterId}?sort=latest`,
    as: 'admin',
  },
  'GET /api/v2/admin/orders': { ...orders, url: () => '/api/v2/admin/orders?sort=oldest', as: 'admin' },
  'GET /api/v2/cater/offers': {
    url: () => '/api/v2/cater/offers',
    as: 'owner',
    key: 'id',
    remove: removeFrom('offer'),
  },
  'GET /api/v2/admin/mails': { url: () => '/api/v2/admin/mails', as: 'admin', key: 'id', remove: removeFrom('mail') },
}

const get = (url: string, as: keyof typeof tokens | null) =>
  service.app.inject({ url, headers: as ? { authorization: `Bearer ${tokens[as]}` } : {} })
type Answer = Awaited<ReturnType<typeof get>>
const itemsOf = (answer: Answer): Record<string, unknown>[] => {
  const body = answer.json()
  return Array.isArray(body) ? body : body.offers
}
const nextOf = ({ headers }: Answer) => /^<([^>]+)>; rel="next"$/.exec(String(headers.link ?? ''))?.[1]
const withParameter = (url: string, parameter: string) => `${url}${url.includes('?') ? '&' : '?'}${parameter}`

describe.each(Object.entries(rows))('SCA-14 %s', (_endpoint, { url, as, key, remove, isCounted = true }) => {
  const keysOf = (answer: Answer) => itemsOf(answer).map((item) => String(item[key]))

  test('without a limit answers at most 500 rows, how many there are, and a link to the rest', async () => {
    const first = await get(url(), as)
    if (first.statusCode !== 200) throw new Error(first.body)
    expect([first.statusCode, itemsOf(first).length]).toEqual([200, MAX_PAGE_ROWS])
    const rest = await get(nextOf(first) ?? '', as)
    const all = new Set([...keysOf(first), ...keysOf(rest)])
    expect(first.headers['x-total-count']).toBe(isCounted ? String(all.size) : undefined)
    expect(all.size).toBe(MAX_PAGE_ROWS + itemsOf(rest).length)
    expect([itemsOf(rest).length > 0, nextOf(rest)]).toEqual([true, undefined])
    expect((await get(withParameter(url(), `limit=${MAX_PAGE_ROWS + 1}`), as)).statusCode).toBe(422)
  })

  test('in pages has every row once in one order, also while the last row of a page is deleted', async () => {
    const whole = [...keysOf(await get(url(), as))]
    const walked: string[] = []
    let next: string | undefined = withParameter(url(), 'limit=90')
    while (next && walked.length < MAX_PAGE_ROWS) {
      const page: Answer = await get(next, as)
      walked.push(...keysOf(page))
      if (walked.length === 180) await remove(walked.at(-1) ?? '')
      next = nextOf(page)
    }
    expect(walked.slice(0, MAX_PAGE_ROWS)).toEqual(whole.slice(0, walked.length))
  })

  test('refuses a cursor that is none, of another version, of another list or of other filters, by name', async () => {
    const cursor =
      new URL(nextOf(await get(withParameter(url(), 'limit=1'), as)) ?? '', 'http://v2').searchParams.get('cursor') ??
      ''
    const [version, list, filters, last] = JSON.parse(Buffer.from(cursor, 'base64url').toString())
    const encode = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url')
    const refused = async (wrong: string) => {
      const answer = await get(withParameter(url(), `cursor=${wrong}`), as)
      return [answer.statusCode, answer.json().title, answer.json().detail]
    }
    const none = 'This is no cursor of this service.'
    expect(await refused('x')).toEqual([400, 'invalid_cursor', none])
    expect(await refused('700001')).toEqual([400, 'invalid_cursor', none])
    expect(await refused(encode([version, list, filters, { other: 'key' }]))).toEqual([400, 'invalid_cursor', none])
    expect(await refused(encode([version - 1, list, filters, last]))).toMatchObject([
      400,
      'invalid_cursor',
      expect.stringContaining('earlier version'),
    ])
    expect(await refused(encode([version, 'others', filters, last]))).toMatchObject([
      400,
      'invalid_cursor',
      expect.stringContaining('another list'),
    ])
    expect(await refused(encode([version, list, 'other', last]))).toMatchObject([
      400,
      'invalid_cursor',
      expect.stringContaining('other filters'),
    ])
  })
})

test('SCA-14 of all lists exactly those that are declared as paged take limit and cursor', async () => {
  const { paths } = (await get('/openapi.json', null)).json()
  for (const [endpoint, length] of Object.entries(listLengths)) {
    const path = endpoint.replace('GET ', '').replaceAll(/:(\w+)/g, '{$1}')
    const call = paths[path]?.get
    if (!call) continue
    const names = (call.parameters ?? []).map(({ name }: { name?: string }) => name)
    const hasPages = length === 'paged' || length.includes('cursor of the next')
    expect([endpoint, names.includes('limit') && names.includes('cursor')]).toEqual([endpoint, hasPages])
    const schema = call.responses['200']?.content?.['application/json']?.schema
    expect([endpoint, schema?.type === 'array' && length === 'none']).toEqual([endpoint, false])
  }
})

test('SCA-14 a page stays where it was while rows come before it, and after a caterer is moved', async () => {
  const { db } = service
  const first = await get('/api/caters/get-all?limit=100', 'admin')
  const rest = itemsOf(await get(nextOf(first) ?? '', 'admin')).map(({ id }) => id)
  await addCater(db, { name: 'Nyt køkken', ordering: -1 })
  const [second] = itemsOf(first).slice(1)
  const move = { id: second?.id, ordering: 1, place: 1 }
  const headers = { authorization: `Bearer ${tokens.admin}` }
  const moved = await service.app.inject({
    method: 'PUT',
    url: '/api/v2/caters/update-ordering',
    headers,
    payload: move,
  })
  expect([moved.statusCode, moved.json().cater.ordering]).toEqual([200, 1])
  expect(itemsOf(await get('/api/caters/get-all?limit=2', 'admin')).map(({ name }) => name)).toEqual([
    second?.name,
    'Nyt køkken',
  ])
  expect(itemsOf(await get(nextOf(first) ?? '', 'admin')).map(({ id }) => id)).toEqual(rest)
})

test('SCA-14 an admin finds one of many caterers by words of its name and city', async () => {
  const found = async (q: string) =>
    itemsOf(await get(`/api/caters/get-all?q=${encodeURIComponent(q)}`, 'admin')).map(({ name }) => name)
  expect(await found('KØKKEN 499')).toEqual(['Køkken 499'])
  expect(await found('aarhus 498')).toEqual(['Køkken 498'])
  expect(await found('100%')).toEqual([])
})
