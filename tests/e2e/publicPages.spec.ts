import { readFile } from 'node:fs/promises'
import { gzipSync } from 'node:zlib'
import { expect, type Page, test } from '@playwright/test'
import { HtmlValidate } from 'html-validate'
import { bare, storefront } from './addresses.ts'
import { addToBasket, chooseFrokostplatte } from './frokostplatte.ts'
import { findViolations } from './violations.ts'

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

interface Thing {
  '@type': string
  [property: string]: unknown
}

const menuOf = (thing: Thing | null) => thing?.hasMenu as { hasMenuSection: { name: string; hasMenuItem: Thing[] }[] }

/** The page as the server sent it, and its schema.org data. */
async function read(page: Page, address: string) {
  const answer = await page.goto(address)
  const html = (await answer?.text()) ?? ''
  const status = answer?.status()
  const [, json] = /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(html) ?? []
  return { html, status, thing: json === undefined ? null : (JSON.parse(json) as Thing) }
}

test.describe('as a crawler reads them', () => {
  test.use({ javaScriptEnabled: false })

  test('STO-10 every public page is valid HTML, with one title and one heading', async ({ page }) => {
    const addresses = [
      bare(),
      bare('/handelsbetingelser'),
      bare('/tilgaengelighed'),
      bare('/login'),
      storefront('smagen'),
      storefront('smagen', '/?category=desserter'),
      storefront('smagen', '/anmod'),
      storefront('smagen', '/handelsbetingelser'),
      storefront('smagen', '/tilgaengelighed'),
      storefront('grillen'),
      storefront('nyt'),
    ]
    for (const address of addresses) {
      const { html, status } = await read(page, address)
      const { results } = await validator.validateString(html)
      const wrong = results.flatMap(({ messages }) => messages.map(({ ruleId, message }) => `${ruleId}: ${message}`))
      const titles = [...html.matchAll(/<title>/g)].length
      const found = { status, wrong, titles, headings: await page.locator('h1').count() }
      expect.soft(found, address).toEqual({ status: 200, wrong: [], titles: 1, headings: 1 })
      if (!address.endsWith('/login')) expect.soft(html, address).toMatch(/<meta name="description" content="[^"]{20}/)
    }
  })

  test('STO-10 STO-4 CFG-10 the structured data has the required properties of its types, and ratings only with both values', async ({
    page,
  }) => {
    const { thing: smagen } = await read(page, storefront('smagen'))
    expect(smagen).toMatchObject({
      '@context': 'https://schema.org',
      '@type': 'FoodEstablishment',
      name: 'Smagen',
      url: storefront('smagen'),
      address: { '@type': 'PostalAddress', addressCountry: 'DK', addressLocality: 'Aarhus C' },
      aggregateRating: { '@type': 'AggregateRating', ratingValue: 4.7, reviewCount: 128 },
      hasMenu: { '@type': 'Menu', inLanguage: 'da' },
    })
    const image = await page.goto(String(smagen?.image))
    await page.goBack()
    expect(image?.headers()['content-type']).toMatch(/^image\//)
    const sections = menuOf(smagen).hasMenuSection
    expect(sections[0]?.name).toBe('Smørrebrød')
    for (const item of sections.flatMap(({ hasMenuItem }) => hasMenuItem)) {
      expect(item).toMatchObject({
        '@type': 'MenuItem',
        name: expect.stringMatching(/\S/),
        offers: { '@type': 'Offer', price: expect.stringMatching(/^\d+\.\d\d$/), priceCurrency: 'DKK' },
      })
    }
    // the navigation lists the offered menus
    const counted = await page.getByRole('navigation', { name: 'Vælg madtyper' }).getByRole('link').first().innerText()
    expect(counted).toMatch(new RegExp(`${sections[0]?.hasMenuItem.length}$`))
    expect((await read(page, storefront('gront'))).thing).not.toHaveProperty('aggregateRating')
    expect((await read(page, bare())).thing).toMatchObject({ '@type': 'Organization', name: 'Kuvert', url: bare() })
  })

  test('STO-10 the first view of a storefront loads little script, and none of the form, office, editor or charts', async ({
    page,
  }) => {
    const { html } = await read(page, storefront('smagen'))
    const scripts = new Set([...html.matchAll(/(?:src|href)="(\/assets\/[^"]+\.js)"/g)].map(([, path]) => path))
    expect(scripts.size).toBeGreaterThan(1)
    const files = await Promise.all([...scripts].map((path) => readFile(`dist/client${path}`)))
    const kilobytes = files.reduce((sum, file) => sum + gzipSync(file, { level: 9 }).length, 0) / 1024
    expect(kilobytes).toBeLessThan(190)
    const code = files.join('\n')
    for (const foreign of ['Bestil med betalingspligt', 'Admin dashboard for', 'ProseMirror', 'chartjs', 'DndContext'])
      expect.soft(code, foreign).not.toContain(foreign)
    expect(html).toMatch(/<link rel="preload" as="image"[^>]*imageSrcSet/i)
  })

  test('STO-10 each host has a sitemap whose pages exist, and robots.txt names it', async ({ page }) => {
    for (const host of [bare(), storefront('smagen')]) {
      const robots = await (await page.goto(new URL('/robots.txt', host).href))?.text()
      expect(robots).toContain(`Sitemap: ${host}sitemap.xml`)
      const sitemap = (await (await page.goto(`${host}sitemap.xml`))?.text()) ?? ''
      expect(sitemap).toMatch(/^<\?xml version="1\.0" encoding="UTF-8"\?>\n<urlset xmlns="http:\/\/www\.sitemaps\.org/)
      const addresses = [...sitemap.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address = '']) => address)
      expect(addresses[0]).toBe(host)
      expect((await page.goto(addresses.at(-1) ?? ''))?.status()).toBe(200)
      expect(await page.locator('link[rel=canonical]').getAttribute('href')).toBe(addresses.at(-1))
    }
  })
})

test('ANM-5 the terms can be read from the order form, and typed text is still there afterwards @phone', async ({
  page,
}) => {
  await page.goto(storefront('smagen'))
  await chooseFrokostplatte(page)
  await addToBasket(page, 'Gå til bestilling')
  await page.getByLabel('Fornavn').fill('Karen')
  await page.getByRole('main').getByRole('link', { name: 'handelsbetingelserne' }).click()
  await expect(page).toHaveURL(storefront('smagen', '/handelsbetingelser'))
  await expect(page.getByRole('heading', { name: 'Handelsbetingelser' })).toBeVisible()
  await expect(page.getByText('Du køber maden af Smagen')).toBeVisible()
  expect(await findViolations(page)).toEqual([])
  await page.goBack()
  await expect(page.getByLabel('Fornavn')).toHaveValue('Karen')
  await page.getByLabel('Jeg accepterer handelsbetingelserne').check()
})

test('LAW-6 every host has an accessibility statement, linked in the footer @phone', async ({ page }) => {
  for (const [host, contact] of [
    [storefront('smagen'), /kontakt Smagen på \S+@\S+/],
    [bare(), /kontakt køkkenet/],
  ] as const) {
    await page.goto(host)
    await page.getByRole('contentinfo').getByRole('link', { name: 'Tilgængelighed' }).click()
    await expect(page).toHaveURL(new URL('/tilgaengelighed', host).href)
    const statement = page.getByRole('main')
    await expect(statement.getByRole('heading', { level: 1, name: 'Tilgængelighed' })).toBeVisible()
    await expect(statement).toContainText('WCAG 2.2')
    await expect(statement.getByRole('heading', { name: 'Kendte fejl' })).toBeVisible()
    await expect(statement).toContainText(contact)
    await expect(statement).toContainText(/Gennemgået den \d+\. \p{L}+ \d{4}/u)
    await expect(page.getByRole('banner').getByRole('link').first()).toBeVisible()
    expect(await findViolations(page)).toEqual([])
  }
})
