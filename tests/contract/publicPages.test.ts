// @vitest-environment jsdom
import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { gzipSync } from 'node:zlib'
import { HtmlValidate } from 'html-validate'
import { beforeAll, describe, expect, test } from 'vitest'
import { firstViewScripts } from '../bench/firstView.ts'
import { type DemoProduct, startDemoProduct } from './demoProduct.ts'

let product: DemoProduct
beforeAll(async () => {
  product = await startDemoProduct()
  return () => product.stop()
})

type Place = readonly [storefront: string | null, path: string]
const addressOf = ([storefront, path]: Place) => product.address(storefront, path)
const htmlOf = async (...place: Place) => (await product.get(addressOf(place))).html

describe('STO-10 every public page is valid HTML, with one title and one heading', () => {
  const validator = new HtmlValidate({
    extends: ['html-validate:standard'],
    rules: {
      // equivalent spellings of the server's HTML
      'void-style': 'off',
      'attribute-boolean-style': 'off',
      'attribute-empty-style': 'off',
      'attr-case': 'off',
      'no-trailing-whitespace': 'off',
      // the caterer's accent colour and the position of a dialog
      'no-inline-style': 'off',
      'long-title': 'off',
    },
  })

  test.each<Place>([
    [null, '/'],
    [null, '/handelsbetingelser'],
    [null, '/tilgaengelighed'],
    [null, '/login'],
    ['smagen', '/'],
    ['smagen', '/?category=desserter'],
    ['smagen', '/anmod'],
    ['smagen', '/handelsbetingelser'],
    ['smagen', '/tilgaengelighed'],
    ['grillen', '/'],
    ['nyt', '/'],
  ])('%s %s', async (...place) => {
    const { html, status } = await product.get(addressOf(place))
    const { results } = await validator.validateString(html)
    const wrong = results.flatMap(({ messages }) => messages.map(({ ruleId, message }) => `${ruleId}: ${message}`))
    const titles = [...html.matchAll(/<title>/g)].length
    const headings = [...html.matchAll(/<h1[ >]/g)].length
    const isDescribed = /<meta name="description" content="[^"]{20}/.test(html) || place[1] === '/login'
    expect({ status, wrong, titles, headings, isDescribed }).toEqual({
      status: 200,
      wrong: [],
      titles: 1,
      headings: 1,
      isDescribed: true,
    })
  })
})

describe('STO-10 the structured data', () => {
  interface Thing {
    '@type': string
    [property: string]: unknown
  }
  const thingOf = async (storefront: string | null) => {
    const [, json = ''] =
      /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(await htmlOf(storefront, '/')) ?? []
    return JSON.parse(json) as Thing
  }

  test('STO-4 CFG-10 has the required properties of its types, and ratings only with both values', async () => {
    const smagen = await thingOf('smagen')
    expect(smagen).toMatchObject({
      '@context': 'https://schema.org',
      '@type': 'FoodEstablishment',
      name: 'Smagen',
      url: product.address('smagen'),
      address: { '@type': 'PostalAddress', addressCountry: 'DK', addressLocality: 'Aarhus C' },
      aggregateRating: { '@type': 'AggregateRating', ratingValue: 4.7, reviewCount: 128 },
      hasMenu: { '@type': 'Menu', inLanguage: 'da' },
    })
    expect((await product.get(String(smagen.image))).headers['content-type']).toMatch(/^image\//)
    expect(await thingOf('gront')).not.toHaveProperty('aggregateRating')
    expect(await thingOf(null)).toMatchObject({ '@type': 'Organization', name: 'Kuvert', url: product.address(null) })
  })

  test('lists the menus that the page offers, with their prices', async () => {
    const { hasMenu } = await thingOf('smagen')
    const sections = (hasMenu as { hasMenuSection: { name: string; hasMenuItem: Thing[] }[] }).hasMenuSection
    expect(sections[0]?.name).toBe('Smørrebrød')
    for (const item of sections.flatMap(({ hasMenuItem }) => hasMenuItem))
      expect(item).toMatchObject({
        '@type': 'MenuItem',
        name: expect.stringMatching(/\S/),
        offers: { '@type': 'Offer', price: expect.stringMatching(/^\d+\.\d\d$/), priceCurrency: 'DKK' },
      })
    const page = await product.open(product.address('smagen'))
    const counted = page.querySelector('nav[aria-label="Vælg madtyper"] a')?.textContent
    expect(counted).toMatch(new RegExp(`\\D${sections[0]?.hasMenuItem.length}$`))
  })
})

test.each<Place>([
  [null, '/'],
  ['smagen', '/'],
])('STO-10 each host has a sitemap whose pages exist, and robots.txt names it: %s', async (...place) => {
  const host = addressOf(place)
  expect(await htmlOf(place[0], '/robots.txt')).toContain(`Sitemap: ${host}sitemap.xml`)
  const sitemap = await htmlOf(place[0], '/sitemap.xml')
  expect(sitemap).toMatch(/^<\?xml version="1\.0" encoding="UTF-8"\?>\n<urlset xmlns="http:\/\/www\.sitemaps\.org/)
  const addresses = [...sitemap.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address = '']) => address)
  expect(addresses[0]).toBe(host)
  const last = addresses.at(-1) ?? ''
  expect((await product.get(last)).status).toBe(200)
  const canonical = (await product.open(last)).querySelector('link[rel=canonical]')
  expect(canonical?.getAttribute('href')).toBe(last)
})

describe('the first view', () => {
  const MAX_KILOBYTES = 190

  test.each<Place>([
    [null, '/'],
    ['smagen', '/'],
  ])('STO-10 loads little script, and none of the form, office, editor or charts: %s', async (...place) => {
    const html = await htmlOf(...place)
    const paths = firstViewScripts(html)
    expect(paths.length).toBeGreaterThan(5)
    const files = await Promise.all(paths.map((path) => readFile(`dist/client${path}`)))
    const kilobytes = files.reduce((sum, file) => sum + gzipSync(file, { level: 9 }).length, 0) / 1024
    expect(kilobytes).toBeLessThanOrEqual(MAX_KILOBYTES)
    const code = files.join('\n')
    for (const foreign of ['Bestil med betalingspligt', 'Admin dashboard for', 'ProseMirror', 'chartjs', 'DndContext'])
      expect.soft(code, foreign).not.toContain(foreign)
  })

  test.each<Place>([
    [null, '/'],
    ['smagen', '/'],
  ])('VIS-24 needs few files, and no script competes with what paints: %s', async (...place) => {
    const html = await htmlOf(...place)
    const tags = (pattern: RegExp) => html.match(pattern) ?? []
    expect(firstViewScripts(html).length).toBeLessThanOrEqual(8)
    expect(tags(/<link rel="stylesheet"/g).length).toBeLessThanOrEqual(2)
    // Scripts are loaded by the page itself, once it has been painted
    expect(tags(/<(link [^>]*rel="modulepreload"|script [^>]*src=)[^>]*>/g)).toEqual([])
    const typefaces = tags(/(?<=as="font"[^>]*href=")[^"]+/g)
    expect(typefaces).toHaveLength(2)
    for (const path of typefaces) expect((await readFile(`dist/client${path}`)).length).toBeLessThanOrEqual(20 * 1024)
  })

  test('STO-10 of a storefront loads its first picture early', async () => {
    expect(await htmlOf('smagen', '/')).toMatch(/<link rel="preload" as="image"[^>]*imageSrcSet/i)
  })
})

test.each<Place>([
  [null, '/'],
  ['smagen', '/'],
  ['smagen', '/login'],
  ['smagen', '/anmod'],
])('SEC-8 %s %s allows the scripts of its host and its own inline scripts alone', async (...place) => {
  const { headers, html } = await product.get(addressOf(place))
  const policy = String(headers['content-security-policy'])
  const inline = html.match(/(?<=<script>).*?(?=<\/script>)/gs) ?? []
  expect(inline).toEqual([expect.stringContaining('isHydrated'), expect.stringContaining('page-scripts')])
  const hashes = inline.map((script) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`)
  expect(policy.split('; ').find((directive) => directive.startsWith('script-src'))).toBe(
    `script-src 'self' ${hashes.join(' ')}`,
  )
  expect(policy).toContain("default-src 'self'")
})

test.each([
  ['smagen', /kontakt Smagen på \S+@\S+/],
  [null, /kontakt køkkenet/],
])('LAW-6 every host has an accessibility statement, linked in the footer: %s', async (storefront, contact) => {
  const home = await product.open(product.address(storefront))
  const links = [...home.querySelectorAll('footer a')].map((link) => [link.textContent, link.getAttribute('href')])
  expect(links).toContainEqual(['Tilgængelighed', '/tilgaengelighed'])
  const page = await product.open(product.address(storefront, '/tilgaengelighed'))
  expect(page.querySelector('h1')?.textContent).toBe('Tilgængelighed')
  const headings = [...page.querySelectorAll('main h2')].map(({ textContent }) => textContent)
  expect(headings).toContain('Kendte fejl')
  const statement = page.querySelector('main')?.textContent
  expect(statement).toContain('WCAG 2.2')
  expect(statement).toMatch(contact)
  expect(statement).toMatch(/Gennemgået den \d+\. \p{L}+ \d{4}/u)
  expect(page.querySelector('header a')).not.toBeNull()
})
