import { createHash } from 'node:crypto'
import { expect, test } from '@playwright/test'
import { bare, storefront } from './addresses.ts'
import { openUnhydrated } from './openUnhydrated.ts'

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('STO-1 STO-10 the page holds the categories, menus and prices', async ({ page }) => {
    const answer = await page.goto(storefront('smagen'))
    expect(answer?.status()).toBe(200)
    await expect(page).toHaveTitle(/Smagen/)
    await expect(page.getByRole('link', { name: /Smørrebrød/ }).first()).toBeVisible()
    await expect(page.getByRole('heading', { name: 'Frokostplatte' })).toBeVisible()
    const card = page.getByRole('article', { name: 'Frokostplatte' })
    await expect(card).toContainText('kr. 129,00')
    await expect(card).toContainText('13 %')
    expect(await page.locator('html').getAttribute('lang')).toBe('da')
    expect(await page.locator('link[rel=canonical]').getAttribute('href')).toBe(storefront('smagen'))
  })

  test('STO-2 the category is selected by name, case-insensitively', async ({ page }) => {
    await page.goto(storefront('smagen'))
    const names = await page.getByRole('navigation', { name: 'Vælg madtyper' }).getByRole('link').allInnerTexts()
    const second = names
      .map((name) => name.split('\n')[0]?.trim() ?? '')
      .filter((name) => name && name !== 'Smørrebrød')[0]
    await page.goto(storefront('smagen', `/?category=${encodeURIComponent((second ?? '').toUpperCase())}`))
    await expect(page.getByRole('heading', { name: second, exact: true })).toBeVisible()
  })
})

test('STO-10 SCA-1 hydration asks the graph for nothing but who is signed in, a menu for what is in it when it is opened; nothing is logged to the console @phone', async ({
  page,
}) => {
  const noise: string[] = []
  const asked: string[] = []
  page.on('console', (message) => noise.push(`${message.type()}: ${message.text()}`))
  page.on('pageerror', (error) => noise.push(error.message))
  page.on('request', (request) => request.url().includes('/graphql') && asked.push(request.postData() ?? request.url()))
  const operations = () => asked.map((body) => (JSON.parse(body) as { operationName: string }).operationName)
  await page.goto(storefront('smagen'))
  await page.waitForFunction(() => 'isHydrated' in window)
  await expect.poll(operations).toEqual(['SignedInQuery'])
  await page.waitForLoadState('networkidle')
  const card = page.getByRole('article', { name: 'Frokostplatte' })
  await card.getByRole('button', { name: 'Tilføj' }).click()
  await expect(page.getByRole('button', { name: 'Læg i kurv' })).toBeVisible()
  // on a phone in a dialog
  await expect(page.getByText(/^Indeholder: /)).toBeVisible()
  expect(operations()).toEqual(['SignedInQuery', 'useMenuFoodsQuery'])
  expect(noise).toEqual([])
})

for (const [name, address] of [
  ['a storefront', () => storefront('smagen')],
  ['the front page', () => bare()],
  ['the login', () => storefront('smagen', '/login')],
  ['the order form', () => storefront('smagen', '/anmod')],
] as const)
  test(`SEC-8 ${name} allows the scripts of its host and its own inline script alone`, async ({ page }) => {
    const answer = await page.goto(address())
    const policy = answer?.headers()['content-security-policy'] ?? ''
    const [inline = ''] = ((await answer?.text()) ?? '').match(/(?<=<script>).*?(?=<\/script>)/s) ?? []
    expect(inline).toContain('isHydrated')
    const hash = createHash('sha256').update(inline).digest('base64')
    expect(policy.split('; ').find((one) => one.startsWith('script-src'))).toBe(`script-src 'self' 'sha256-${hash}'`)
    expect(policy).toContain("default-src 'self'")
  })

test('STO-10 the page does not wait for the code of the filter', async ({ page }) => {
  let letFilterCome = () => {}
  const held = new Promise<void>((resolve) => (letFilterCome = resolve))
  const code = /\/assets\/FoodFilter-[^/]*\.js$/
  await page.route(code, async (route) => {
    await held
    await route.continue()
  })
  const isAsked = page.waitForRequest(code)
  await page.goto(storefront('smagen'))
  await isAsked
  await page.getByRole('article', { name: 'Frokostplatte' }).getByRole('button', { name: 'Tilføj' }).click()
  await expect(page.getByRole('button', { name: 'Læg i kurv' })).toBeVisible()
  letFilterCome()
  await expect(page.getByRole('button', { name: /allergener/i }).first()).toBeVisible()
})

test('STO-10 a press before hydration is handled after it', async ({ page }) => {
  const letScriptCome = await openUnhydrated(page, storefront('smagen'))
  await page.getByRole('article', { name: 'Frokostplatte' }).getByRole('button', { name: 'Tilføj' }).click()
  expect(await page.evaluate(() => 'isHydrated' in window)).toBe(false)
  letScriptCome()
  await expect(page.getByRole('button', { name: 'Læg i kurv' })).toBeVisible()
})
