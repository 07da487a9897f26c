import { expect, type Page, test } from '@playwright/test'
import { acceptOrder } from './acceptOrder.ts'
import { storefront } from './addresses.ts'
import { placeOrder } from './placeOrder.ts'
import { endSession, signIn, signInAgain } from './signIn.ts'
import { findViolations } from './violations.ts'

const prints = (page: Page) => page.evaluate(() => (window as unknown as { prints: number }).prints)

test("ORD-9 the kitchen's list of a day is summed and printed; later changes are shown, and printed separately", async ({
  page,
}) => {
  await page.addInitScript(() => {
    const counted = { prints: 0, print: () => (window as unknown as { prints: number }).prints++ }
    Object.assign(window, counted)
  })
  const first = await placeOrder('kitchen@example.dk')
  await acceptOrder(first.id)
  await signIn(page, 'smagen', 'smagen@demo.dk')
  await page.goto(storefront('smagen', `/admin/ordre/produktion?from=${first.date}`))
  const menu = page
    .getByRole('table')
    .filter({ has: page.getByRole('heading', { name: 'Frokostplatte', exact: true }) })
  const covers = async () => Number(/(\d+) kuverter/.exec(await menu.locator('caption').innerText())?.[1])
  const before = await covers()
  expect(before).toBeGreaterThanOrEqual(10)
  await expect(menu).toContainText('Vælg 3 slags smørrebrød')
  await expect(page.getByText('Forbundet')).toBeVisible()

  await page
    .getByRole('button', { name: 'Udskriv', exact: true })
    .or(page.getByRole('button', { name: 'Udskriv igen' }))
    .click()
  await expect.poll(() => prints(page)).toBe(1)
  await expect(page.getByRole('button', { name: 'Udskriv igen' })).toBeVisible()
  await expect(page.getByText('siden udskrift')).toHaveCount(0)

  // Not accepted yet, so nothing to produce
  const second = await placeOrder('kitchen@example.dk')
  expect(await covers()).toBe(before)
  await acceptOrder(second.id)
  await expect.poll(covers).toBe(before + 10)
  const changed = page.getByRole('region', { name: 'Ændret siden udskrift' })
  await expect(changed).toContainText('+10x Frokostplatte')
  await expect(menu.getByText('ændret siden udskrift').first()).toBeVisible()
  expect(await findViolations(page)).toEqual([])
  await page.setViewportSize({ width: 360, height: 740 })
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360)
  expect(await findViolations(page)).toEqual([])

  await page.getByRole('button', { name: 'Udskriv kun ændringer' }).click()
  await expect.poll(() => prints(page)).toBe(2)
  await expect(changed).toHaveCount(0)
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByText('+10x Frokostplatte', { exact: true })).toBeVisible()
  await expect(menu).toBeHidden()
  expect((await page.pdf({ format: 'A4' })).length).toBeGreaterThan(1_000)
  await page.emulateMedia({ media: 'screen' })

  await page.getByRole('link', { name: 'Dagen efter' }).click()
  await expect(page).not.toHaveURL(new RegExp(first.date))
})

test('ERR-2 LOG-5 a print after the session ended is not done, says so, and leads back', async ({ page }) => {
  const { id, date } = await placeOrder('kitchen@example.dk')
  await acceptOrder(id)
  const here = storefront('smagen', `/admin/ordre/produktion?from=${date}`)
  await signIn(page, 'smagen', 'smagen@demo.dk')
  await page.goto(here)
  await expect(page.getByText('Forbundet')).toBeVisible()
  await endSession(page)
  await page.getByRole('button', { name: /^Udskriv( igen)?$/ }).click()
  await expect(page.getByText('Du er ikke længere logget ind.')).toBeVisible()
  await expect(page.getByText('Udskriften blev ikke husket.')).toBeVisible()
  expect(await findViolations(page)).toEqual([])
  await signInAgain(page, 'smagen@demo.dk')
  await expect(page).toHaveURL(here)
})

test('ORD-9 the list is for the kitchen alone', async ({ page }) => {
  await signIn(page, 'smagen', 'admin@demo.dk')
  await page.goto(storefront('smagen', '/admin/ordre/produktion'))
  await expect(page.getByRole('heading', { name: 'Denne side er fobeholdt cateringprofiler' })).toBeVisible()
})
