import { expect, test } from '@playwright/test'
import { storefront } from './addresses.ts'

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

test('STO-10 hydration sends no graph request and logs nothing to the console @phone', async ({ page }) => {
  const noise: string[] = []
  const asked: string[] = []
  page.on('console', (message) => noise.push(`${message.type()}: ${message.text()}`))
  page.on('pageerror', (error) => noise.push(error.message))
  page.on('request', (request) => request.url().includes('/graphql') && asked.push(request.postData() ?? request.url()))
  await page.goto(storefront('smagen'))
  const card = page.getByRole('article', { name: 'Frokostplatte' })
  // only a hydrated page opens the menu
  await card.getByRole('button', { name: 'Tilføj' }).click()
  await expect(page.getByRole('button', { name: 'Læg i kurv' })).toBeVisible()
  await page.waitForLoadState('networkidle')
  expect(asked).toEqual([])
  expect(noise).toEqual([])
})

test('STO-10 a press before hydration is handled after it', async ({ page }) => {
  let letScriptCome = () => {}
  const pressed = new Promise<void>((resolve) => {
    letScriptCome = resolve
  })
  await page.route('**/assets/entry.client-*.js', async (route) => {
    await pressed
    await route.continue()
  })
  await page.goto(storefront('smagen'), { waitUntil: 'commit' })
  await page.getByRole('article', { name: 'Frokostplatte' }).getByRole('button', { name: 'Tilføj' }).click()
  expect(await page.evaluate(() => 'isHydrated' in window)).toBe(false)
  letScriptCome()
  await expect(page.getByRole('button', { name: 'Læg i kurv' })).toBeVisible()
})
