import { readFile } from 'node:fs/promises'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { beforeAll, expect, test } from 'vitest'
import { until } from '../fixtures/until.ts'
import { type DemoProduct, startDemoProduct } from './demoProduct.ts'

let product: DemoProduct
beforeAll(async () => {
  product = await startDemoProduct()
  return () => product.stop()
})

/** How many public pages a web server has rendered. */
const renderedBy = async (web: Pick<DemoProduct, 'metrics'>) =>
  Number(/bff_pages_total\{from="rendered"\} (\d+)/.exec(await web.metrics())?.[1] ?? 0)

const SHARED = 'public, max-age=0, s-maxage=60, stale-while-revalidate=600, stale-if-error=86400'
const smagen = (path?: string) => product.address('smagen', path)
const graph = () => product.address(null, '/graphql').replace('localhost', '127.0.0.1')

test('SCA-1 a visitor, a customer and the caterer get the same bytes of a page', async () => {
  const visitor = await product.get(smagen())
  for (const email of ['kunde@demo.dk', 'smagen@demo.dk']) {
    const cookie = `session=${await product.token(email)}`
    expect((await product.get(smagen(), { cookie })).bytes.equals(visitor.bytes)).toBe(true)
  }
})

test('SCA-2 a page is compressed for whoever accepts it, and not sent to who has it already', async () => {
  const plain = await product.get(smagen())
  expect(plain.headers).toMatchObject({
    'cache-control': SHARED,
    'cache-tag': 'cater-55,page-by-url',
    vary: 'Accept-Encoding',
    etag: expect.stringMatching(/^W\/".{20,}"$/),
  })
  expect(plain.headers['content-encoding']).toBeUndefined()
  const gzip = await product.get(smagen(), { 'accept-encoding': 'gzip' })
  const brotli = await product.get(smagen(), { 'accept-encoding': 'gzip, br' })
  expect(gunzipSync(gzip.bytes).equals(plain.bytes)).toBe(true)
  expect(brotliDecompressSync(brotli.bytes).equals(plain.bytes)).toBe(true)
  expect(brotli.bytes.length * 4).toBeLessThan(plain.bytes.length)
  const again = await product.get(smagen(), { 'if-none-match': plain.headers.etag ?? '' })
  expect([again.status, again.bytes.length, again.headers['cache-control']]).toEqual([304, 0, SHARED])
})

test('SCA-2 the graph and REST answer compressed, too', async () => {
  const query = '{ cater(number: 55) { menus { name description } } }'
  const headers = { 'content-type': 'application/json', 'accept-encoding': 'br' }
  for (const answer of [
    await fetch(graph(), { method: 'POST', headers, body: JSON.stringify({ query }) }),
    await fetch(`${product.v2}/api/v2/caters/55/products/menus`, { headers }),
  ]) {
    expect(answer.headers.get('content-encoding')).toBe('br')
    expect(JSON.stringify(await answer.json())).toContain('Frokostplatte')
  }
})

test('SCA-2 no cache may store an answer of the graph, the first or the next', async () => {
  const ids = JSON.parse(await readFile('persisted_queries.json', 'utf8')) as Record<string, string>
  const [id] = Object.entries(ids).find(([, text]) => text.includes('query useCityLookupQuery')) ?? []
  expect(id).toBeDefined()
  const headers = { 'content-type': 'application/json' }
  const bodies = [{ doc_id: id, variables: { zipCode: '8000' } }, { query: '{ city(zipCode: "8000") { city } }' }]
  for (const body of [...bodies, ...bodies, { query: '{' }, []]) {
    const answer = await fetch(graph(), { method: 'POST', headers, body: JSON.stringify(body) })
    expect.soft(answer.headers.get('cache-control'), await answer.text()).toBe('private, no-store')
  }
  const accept = 'text/event-stream'
  const body = JSON.stringify({ query: 'subscription { orderChanged(caterId: 55) { cursor } }' })
  const stream = await fetch(graph(), { method: 'POST', headers: { ...headers, accept }, body })
  expect(stream.headers.get('content-type')).toContain(accept)
  expect(stream.headers.get('cache-control')).toBe('private, no-store')
  await stream.body?.cancel()
})

test.each(['/admin', '/login', '/anmod', '/ordre', '/kurv', '/tak-for-din-bestilling'])(
  'SCA-2 %s, a page of a viewer or of nobody, is nobody else’s',
  async (path) => {
    const { headers } = await product.get(smagen(path))
    expect(headers['cache-control']).toBe('private, no-store')
    expect(headers.etag).toBeUndefined()
  },
)

test('SCA-2 made-up queries and hosts make no new page and reach no other caterer’s; a page that is cached costs next to nothing', async () => {
  // Points for a few pages
  const web = await product.startWeb({ BUDGET_ANONYMOUS: '300' })
  const rendered = () => renderedBy(web)
  const own = (await web.get(web.address('smagen'))).html
  for (let request = 0; request < 100; request += 1) {
    const { status, html } = await web.get(web.address('smagen', `/?utm_source=${request}&kuverter=${request}`))
    expect([status, html === own]).toEqual([200, true])
  }
  expect(await rendered()).toBe(1)
  await web.get(web.address('smagen'), { host: `foreign.test:${web.port}` })
  await web.get(web.address('smagen'), { host: 'smagen.localhost:1' })
  const claimed = await web.get(web.address('smagen'), { 'x-forwarded-host': 'grillen.localhost' })
  expect(claimed.html === own).toBe(true)
  expect(await rendered()).toBe(1)
  expect((await web.get(web.address('grillen'))).html).toContain('<title>Grill')
  expect(await rendered()).toBe(2)
})

test('SEC-13 addresses of a host that lead nowhere are one page, and so is its login', async () => {
  const web = await product.startWeb()
  for (const storefront of ['smagen', null]) {
    const before = await renderedBy(web)
    const missing = ['/nowhere', '/no/where?x=1', '/kurv', '/%E0%A4%A', '/anmod/more']
    const pages = await Promise.all(missing.map((path) => web.get(web.address(storefront, path))))
    expect(new Set(pages.map(({ html }) => html)).size).toBe(1)
    expect(new Set(pages.map(({ status }) => status))).toEqual(new Set([404]))
    expect(pages[0]?.html).toContain('Siden findes ikke')
    const logins = ['/login', '/login?from=/admin', '/login?from=https://example.dk/&x=1']
    const forms = await Promise.all(logins.map((path) => web.get(web.address(storefront, path))))
    expect(new Set(forms.map(({ html }) => html)).size).toBe(1)
    for (const { headers } of [...pages, ...forms]) expect(headers['cache-control']).toBe('private, no-store')
    expect(await renderedBy(web)).toBe(before + 2)
  }
  expect((await web.get(web.address('smagen', '/login?from=/anmod'))).html).toContain('bestille uden at logge ind')
})

test('SEC-13 who is signed in is led on by the login, which says nothing of them to others', async () => {
  const cookie = `session=${await product.token('smagen@demo.dk')}`
  const led = await product.get(smagen('/login?from=/admin/ordre'), { cookie })
  expect([led.status, led.headers.location]).toEqual([302, '/admin/ordre'])
  expect((await product.get(smagen('/login?from=/admin/ordre'))).status).toBe(200)
  const ended = await product.get(smagen('/login'), { cookie: 'session=no.token.atall' })
  expect([ended.status, ended.headers['cache-control']]).toEqual([200, 'private, no-store'])
})

test('SEC-13 the page of a closed storefront is kept', async () => {
  const web = await product.startWeb()
  for (let time = 0; time < 3; time++) expect((await web.get(web.address('lukket', `/?${time}`))).status).toBe(404)
  expect(await renderedBy(web)).toBe(1)
})

test('SEC-21 an unknown category is the page without one', async () => {
  const own = await product.get(smagen())
  for (const category of ['x', '', 'Dessert%20og%20meget%20mere', '%E2%80%AE']) {
    const { status, html, headers } = await product.get(smagen(`/?category=${category}&kuverter=40`))
    expect([status, html === own.html, headers['cache-control']]).toEqual([200, true, SHARED])
  }
  const known = await product.get(smagen('/?category=sm%C3%B8rrebr%C3%B8d'))
  expect(known.html).toMatch(/<title>Smørrebrød/)
})

test('SCA-3 what another program changes is soon on the cached page of every web server', async () => {
  const admin = await product.token('admin@demo.dk')
  const pages = [product, await product.startWeb()]
  const shown = async (name: string) => {
    const answers = await Promise.all(pages.map((web) => web.get(web.address('nyt'))))
    return answers.every(({ html }) => html.includes(name))
  }
  expect(await shown('Nyt Køkken')).toBe(true)
  const fields = new FormData()
  fields.set('caterId', '60')
  fields.set('name', 'Retter')
  const { id } = await product.call<{ id: string }>('POST', '/api/v2/caters/60/categories', fields, admin)
  for (const name of ['Morgenmad', 'Frokost']) {
    const menu = { type: 'menu', name, price: 100, categoryIds: [id] }
    await product.call('POST', '/api/v2/caters/60/products/menus', menu, admin)
    await until(() => shown(name))
  }
})
