import { expect, test } from '@playwright/test'
import { storefront } from './addresses.ts'
import { openUnhydrated } from './openUnhydrated.ts'
import { waitForHydration } from './waitForHydration.ts'

test('STO-10 SCA-1 hydration reads from the graph nothing but who is signed in, a menu what is in it when it is opened; nothing is logged to the console', async ({
  page,
}) => {
  const noise: string[] = []
  const requests: string[] = []
  page.on('console', (message) => noise.push(`${message.type()}: ${message.text()}`))
  page.on('pageerror', (error) => noise.push(error.message))
  page.on(
    'request',
    (request) => request.url().includes('/graphql') && requests.push(request.postData() ?? request.url()),
  )
  const operations = () => requests.map((body) => (JSON.parse(body) as { operationName: string }).operationName)
  await page.goto(storefront('smagen'))
  await waitForHydration(page)
  await expect.poll(operations).toEqual(['SignedInQuery'])
  const card = page.getByRole('article', { name: 'Frokostplatte' })
  await card.getByRole('button', { name: 'Tilføj' }).click()
  await expect(page.getByRole('button', { name: 'Læg i kurv' })).toBeVisible()
  await expect(page.getByText(/^Indeholder: /)).toBeVisible()
  // anything else would have been requested before
  expect(operations()).toEqual(['SignedInQuery', 'fetchMenuFoodsQuery'])
  expect(noise).toEqual([])
})

test('STO-10 a press before hydration is handled after it, and the page waits for no code of the filter', async ({
  page,
}) => {
  let letFilterCome = () => {}
  const held = new Promise<void>((resolve) => (letFilterCome = resolve))
  const code = /\/assets\/FoodFilter-[^/]*\.js$/
  await page.route(code, async (route) => {
    await held
    await route.continue()
  })
  const isRequested = page.waitForRequest(code)
  const letScriptCome = await openUnhydrated(page, storefront('smagen'))
  await page.getByRole('article', { name: 'Frokostplatte' }).getByRole('button', { name: 'Tilføj' }).click()
  expect(await page.evaluate(() => 'isHydrated' in window)).toBe(false)
  letScriptCome()
  await isRequested
  await expect(page.getByRole('button', { name: 'Læg i kurv' })).toBeVisible()
  letFilterCome()
  await expect(page.getByRole('button', { name: /allergener/i }).first()).toBeVisible()
})

test('VIS-24 a page whose script comes late stays where its visitor has scrolled to', async ({ page }) => {
  const letScriptCome = await openUnhydrated(page, storefront('smagen'))
  await page.mouse.wheel(0, 500)
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(500)
  letScriptCome()
  await waitForHydration(page)
  expect(await page.evaluate(() => scrollY)).toBe(500)
})

test('VIS-24 the paint itself brings the scripts, and no clock', async ({ page }) => {
  await page.clock.install()
  await page.clock.pauseAt(Date.now() + 1000)
  const isRequested = page.waitForRequest(/\/assets\/entry\.client-/)
  await page.goto(storefront('smagen'))
  await isRequested
})
