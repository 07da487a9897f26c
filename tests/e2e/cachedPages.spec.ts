import { readFile } from 'node:fs/promises'
import { request as httpRequest } from 'node:http'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { expect, test } from '@playwright/test'
import type { Page } from '@playwright/test'
import { bare, storefront, v2 } from './addresses.ts'
import { startOwnBff } from './ownBff.ts'
import { createCater } from './ownCater.ts'
import { signIn } from './signIn.ts'

interface Answer {
  status: number
  headers: Record<string, string | undefined>
  body: Buffer
}

/** Asks this machine as it is asked through any name, and takes the bytes as they come. */
function get(address: string, headers: Record<string, string> = {}): Promise<Answer> {
  const { port, host, pathname, search } = new URL(address)
  return new Promise((resolve, reject) => {
    const options = { host: '127.0.0.1', port, path: pathname + search, headers: { host, ...headers } }
    const asking = httpRequest(options, async (response) => {
      const chunks: Buffer[] = []
      for await (const chunk of response) chunks.push(chunk as Buffer)
      const body = Buffer.concat(chunks)
      resolve({ status: response.statusCode ?? 0, headers: response.headers as Answer['headers'], body })
    })
    asking.on('error', reject).end()
  })
}

/** Loads a page whose answer to who is signed in comes when all else stands; tells what moved from then on. */
async function shiftsOfSignIn(page: Page, isTold: () => Promise<void>): Promise<string[]> {
  let answer = () => {}
  const hasRest = new Promise<void>((resolve) => {
    answer = resolve
  })
  await page.route('**/graphql', async (route) => {
    if (route.request().postData()?.includes('SignedInQuery')) await hasRest
    await route.continue()
  })
  await page.reload()
  await page.waitForFunction(() => 'isHydrated' in window)
  // Code that comes after the page has its say too
  await expect(page.getByRole('button', { name: 'Kost og allergener' })).toBeVisible()
  const inPage = await page.evaluateHandle(async () => {
    await document.fonts.ready
    const moved: string[] = []
    new PerformanceObserver((list) => {
      for (const { sources } of list.getEntries() as (PerformanceEntry & { sources: { node: Node | null }[] })[])
        moved.push(...sources.map(({ node }) => `${node?.nodeName} ${node?.textContent}`))
    }).observe({ type: 'layout-shift' })
    return moved
  })
  answer()
  await isTold()
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve, 50))))
  await page.unroute('**/graphql')
  return inPage.jsonValue()
}

const SHARED = 'public, max-age=0, s-maxage=60, stale-while-revalidate=600, stale-if-error=86400'

test('SCA-1 a visitor, a customer and the caterer get the same bytes of a page, and who is signed in is told without a shift @phone', async ({
  page,
  context,
}) => {
  const html = async () => (await (await page.goto(storefront('smagen')))?.text()) ?? ''
  const visitor = await html()
  for (const [email, role, name] of [
    ['kunde@demo.dk', 'button', 'Log ud'],
    ['smagen@demo.dk', 'link', 'Signe'],
  ] as const) {
    await signIn(page, 'smagen', email)
    expect(await html()).toBe(visitor)
    const isTold = () => expect(page.getByRole('banner').getByRole(role, { name })).toBeVisible()
    expect(await shiftsOfSignIn(page, isTold)).toEqual([])
    await context.clearCookies()
  }
})

test('SCA-2 a page is compressed for whoever accepts it, and not sent to who has it already', async () => {
  const plain = await get(storefront('smagen'))
  expect(plain.headers).toMatchObject({
    'cache-control': SHARED,
    'cache-tag': 'cater-55,page-by-url',
    vary: 'Accept-Encoding',
    etag: expect.stringMatching(/^W\/".{20,}"$/),
  })
  expect(plain.headers['content-encoding']).toBeUndefined()
  const gzip = await get(storefront('smagen'), { 'accept-encoding': 'gzip' })
  const brotli = await get(storefront('smagen'), { 'accept-encoding': 'gzip, br' })
  expect(gunzipSync(gzip.body).equals(plain.body)).toBe(true)
  expect(brotliDecompressSync(brotli.body).equals(plain.body)).toBe(true)
  expect(brotli.body.length * 4).toBeLessThan(plain.body.length)
  const again = await get(storefront('smagen'), { 'if-none-match': plain.headers.etag ?? '' })
  expect([again.status, again.body.length, again.headers['cache-control']]).toEqual([304, 0, SHARED])
})

test('SCA-2 the graph and REST answer compressed, too', async () => {
  const query = '{ cater(number: 55) { menus { name description } } }'
  const headers = { 'content-type': 'application/json', 'accept-encoding': 'br' }
  for (const answer of [
    await fetch(bare('/graphql'), { method: 'POST', headers, body: JSON.stringify({ query }) }),
    await fetch(`${v2()}/api/v2/caters/55/products/menus`, { headers }),
  ]) {
    expect(answer.headers.get('content-encoding')).toBe('br')
    expect(JSON.stringify(await answer.json())).toContain('Frokostplatte')
  }
})

test('SCA-2 no cache may keep an answer of the graph, the first or the next', async () => {
  const ids = JSON.parse(await readFile('persisted_queries.json', 'utf8')) as Record<string, string>
  const [id] = Object.entries(ids).find(([, text]) => text.includes('query useCityLookupQuery')) ?? []
  expect(id).toBeDefined()
  const headers = { 'content-type': 'application/json' }
  const bodies = [{ doc_id: id, variables: { zipCode: '8000' } }, { query: '{ city(zipCode: "8000") { city } }' }]
  for (const body of [...bodies, ...bodies, { query: '{' }, []]) {
    const answer = await fetch(bare('/graphql'), { method: 'POST', headers, body: JSON.stringify(body) })
    expect.soft(answer.headers.get('cache-control'), await answer.text()).toBe('private, no-store')
  }
  const accept = 'text/event-stream'
  const body = JSON.stringify({ query: 'subscription { orderChanged(caterId: 55) { cursor } }' })
  const stream = await fetch(bare('/graphql'), { method: 'POST', headers: { ...headers, accept }, body })
  expect(stream.headers.get('content-type')).toContain(accept)
  expect(stream.headers.get('cache-control')).toBe('private, no-store')
  await stream.body?.cancel()
})

test('SCA-2 pages of a viewer are nobody else’s, nor are those that there is none of', async () => {
  for (const path of ['/admin', '/login', '/anmod', '/ordre', '/kurv', '/tak-for-din-bestilling']) {
    const { headers } = await get(storefront('smagen', path))
    expect.soft(headers['cache-control'], path).toBe('private, no-store')
    expect.soft(headers.etag, path).toBeUndefined()
  }
})

test('SCA-2 made-up queries and hosts make no new page and reach no other caterer’s; nobody pays for a page that is kept', async () => {
  // Points for some 30 pages
  const bff = await startOwnBff({ BUDGET_ANONYMOUS: '1000' })
  const { port } = new URL(bff.address('/'))
  const rendered = async () => {
    const text = (await get(`http://127.0.0.1:${port}/metrics`)).body.toString()
    return Number(/bff_pages_total\{from="rendered"\} (\d+)/.exec(text)?.[1] ?? 0)
  }
  try {
    const own = (await get(bff.address('/'))).body.toString()
    for (let asked = 0; asked < 400; asked += 1) {
      const { status, body } = await get(bff.address(`/?utm_source=${asked}&kuverter=${asked}`))
      expect([status, body.toString() === own]).toEqual([200, true])
    }
    expect(await rendered()).toBe(1)
    await get(bff.address('/'), { host: `foreign.test:${port}` })
    await get(bff.address('/'), { host: `smagen.localhost:1` })
    const claimed = await get(bff.address('/'), { 'x-forwarded-host': 'grillen.localhost' })
    expect(claimed.body.toString() === own).toBe(true)
    expect(await rendered()).toBe(1)
    const other = (await get(`http://grillen.localhost:${port}/`)).body.toString()
    expect(other).toContain('<title>Grill')
    expect(await rendered()).toBe(2)
  } finally {
    await bff.kill()
  }
})

test('SCA-3 what another program changes is on the page of every web server within two seconds', async () => {
  const cater = await createCater('Frisk Køkken')
  const label = `frisk-${crypto.randomUUID().slice(0, 8)}`
  await cater.openStorefront(label)
  const { id } = await cater.addCategory('Retter')
  await cater.addMenu('Morgenmad', { categoryIds: [id] })
  const servers = [await startOwnBff(), await startOwnBff()]
  const pages = () =>
    Promise.all(
      servers.map(async ({ address }) => {
        const { port } = new URL(address('/'))
        return (await get(`http://${label}.localhost:${port}/`)).body.toString()
      }),
    )
  try {
    for (const page of await pages()) expect(page).toContain('Morgenmad')
    for (const added of ['Frokost', 'Aftensmad']) {
      await cater.addMenu(added, { categoryIds: [id] })
      const isThere = async () => (await pages()).map((page) => page.includes(added))
      await expect.poll(isThere, { timeout: 2_000, intervals: [100] }).toEqual([true, true])
    }
  } finally {
    for (const { kill } of servers) await kill()
    await cater.remove()
  }
})
