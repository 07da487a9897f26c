import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import PostalMime from 'postal-mime'
import { beforeAll, describe, expect, test } from 'vitest'
import { startFlakyProxy } from '../faults/flakyProxy.ts'
import { until } from '../fixtures/until.ts'
import { type DemoProduct, startDemoProduct } from './demoProduct.ts'

let product: DemoProduct
beforeAll(async () => {
  product = await startDemoProduct()
  return () => product.stop()
})

const get = (storefront: string | null, path?: string, headers?: Record<string, string>) =>
  product.get(product.address(storefront, path), headers)

test('HOST-1 the first label of the host selects the caterer', async () => {
  expect((await get('smagen')).html).toContain('Frokostplatte')
  const { html } = await get('grillen')
  expect(html).toContain('Grillen')
  expect(html).not.toContain('Frokostplatte')
})

test('HOST-2 an unknown label redirects to the front page on the bare domain', async () => {
  const { status, headers } = await get('findesikke')
  expect([status, headers.location]).toEqual([302, product.address(null)])
  expect((await get(null)).status).toBe(200)
  expect((await get('www')).status).toBe(200)
})

test('HOST-3 ERR-1 an inactive caterer responds with 404 and says so', async () => {
  const { status, html } = await get('lukket')
  expect(status).toBe(404)
  expect(html).toContain('Kunne ikke finde siden')
})

describe('HOST-5 on every host', () => {
  test.each(['findesikke', null, 'smagen', 'lukket'])('/login and the password page answer: %s', async (storefront) => {
    for (const path of ['/login', '/adgangskode']) expect((await get(storefront, path)).html).toContain('<h1')
  })

  test.each([null, 'www', 'smagen'])('TAK-1 so does the page after an order: %s', async (storefront) => {
    const { status, html } = await get(storefront, '/tak-for-din-bestilling')
    expect(status).toBe(200)
    expect(html).toMatch(/<h1[^>]*>Tak for din bestilling<\/h1>/)
  })

  test('/admin leads a visitor to the login', async () => {
    const { status, headers } = await get('findesikke', '/admin')
    expect(status).toBe(302)
    expect(headers.location).toMatch(/\/login/)
  })
})

describe('/admin', () => {
  test('LOG-5 ADM-1 leads a customer to the storefront', async () => {
    const { status, headers } = await get('smagen', '/admin', {
      cookie: `session=${await product.token('kunde@demo.dk')}`,
    })
    expect([status, headers.location]).toEqual([302, '/'])
  })

  test('CHG-4 leads the kitchen from the page of a proposal to its own', async () => {
    const cookie = `session=${await product.token('koekken@demo.dk')}`
    const { status, headers } = await get('smagen', `/admin/ordre/${crypto.randomUUID()}/forslag`, { cookie })
    expect(status).toBe(302)
    expect(headers.location).toMatch(/\/produktion$/)
  })

  test('LOG-4 leads who has an unreadable session to the login', async () => {
    const { status, headers } = await get('smagen', '/admin', { cookie: 'session=no.token.atall' })
    expect(status).toBe(302)
    expect(headers.location).toMatch(/^\/login/)
  })

  test('SEC-5 is a visitor’s from the first request after the session ended on the server, whose cookie it removes', async () => {
    const email = 'festkokkenet@demo.dk'
    const cookie = `session=${await product.token(email)}`
    expect((await get('festkokkenet', '/admin', { cookie })).status).toBe(200)
    await product.call('POST', '/api/users/password-link', { email })
    await product.call('POST', '/api/users/password', { link: await mailedLink(email), password: 'rugbrød med sild' })
    const { status, headers } = await get('festkokkenet', '/admin', { cookie })
    expect(status).toBe(302)
    expect(headers.location).toMatch(/^\/login/)
    expect(String(headers['set-cookie'])).toMatch(/^session=; .*Expires=Thu, 01 Jan 1970/)
  })
})

/** The secret in the first mail to somebody. */
async function mailedLink(email: string): Promise<string> {
  const folder = join(product.dataDir, 'mail')
  let link: string | undefined
  await until(async () => {
    const names = await readdir(folder).catch(() => [])
    // the name of a mail that is still being written begins with a dot
    for (const name of names.filter((file) => /^[^.].*\.eml$/.test(file))) {
      const { to, text } = await PostalMime.parse(await readFile(join(folder, name)))
      if (to?.some(({ address }) => address === email)) link = /link=([\w.-]+)/.exec(text ?? '')?.[1]
    }
    return link !== undefined
  })
  return link ?? ''
}

test('ERR-2 after too many page requests the response says to wait, and how long', async () => {
  // a budget per minute below the cost of one page
  const web = await product.startWeb({ BUDGET_ANONYMOUS: '1' })
  const { status, headers, html } = await web.get(web.address('smagen', '/?category=Sm%C3%B8rrebr%C3%B8d'))
  expect(status).toBe(429)
  expect(Number(headers['retry-after'])).toBeGreaterThan(0)
  expect(headers['cache-control']).toBe('private, no-store')
  expect(html).toContain('Prøv igen om lidt.')
})

test('ERR-3 a sitemap whose data is unavailable is to be requested again later', async () => {
  const proxy = await startFlakyProxy(product.v2)
  const web = await product.startWeb({ V2_URL: proxy.url })
  await proxy.refuse()
  const { status, headers } = await web.get(web.address('smagen', '/sitemap.xml'))
  expect([status, headers['cache-control']]).toEqual([503, 'private, no-store'])
})
