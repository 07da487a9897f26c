import { expect, test } from '@playwright/test'
import { storefront } from './addresses.ts'
import { expectAccessible } from './expectAccessible.ts'
import { PHONE } from './phoneScreen.ts'
import { waitForHydration } from './waitForHydration.ts'

const SAVED = 'Du sparer kr. 20,00 pr. kuvert.'
const MINUTE_MS = 60_000

test('STO-7 STO-6 VIS-11 a tooltip that a pointer opened stays until it leaves; its words are no tab stop, and described', async ({
  page,
}) => {
  await page.clock.install()
  await page.goto(storefront('smagen'))
  const menu = page.getByRole('article', { name: 'Frokostplatte' })
  const badge = menu.getByText('Spar 13 %')
  const tooltip = page.getByRole('tooltip')
  await expect(badge).toHaveAccessibleDescription(SAVED)
  // A pointer that rests before the script is there moves again; this one does not
  await waitForHydration(page)
  await badge.hover()
  await expect(tooltip).toHaveText(SAVED)
  await expectAccessible(page, 'storefront, tooltip')
  await page.clock.runFor(MINUTE_MS)
  await expect(tooltip).toBeVisible()
  // the pointer may move onto the tooltip
  await tooltip.hover()
  await expect(tooltip).toBeVisible()
  await menu.getByRole('heading').hover()
  await expect(tooltip).toHaveCount(0)
  await badge.hover()
  await expect(tooltip).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(tooltip).toHaveCount(0)
  // only what does something takes the focus: in an unopened card that is its one button
  await expect(menu.locator('button, a, [tabindex]')).toHaveText(['Tilføj'])
})

test.describe('by touch', () => {
  test.use(PHONE)

  test('STO-7 a tooltip that a tap opened closes after four seconds, or with the next tap', async ({ page }) => {
    await page.clock.install()
    await page.goto(storefront('smagen'))
    const stars = page.getByRole('main').locator('[aria-describedby]').filter({ hasText: '4,7' })
    const tooltip = page.getByRole('tooltip')
    await waitForHydration(page)
    await stars.tap()
    await expect(tooltip).toBeInViewport({ ratio: 1 })
    await stars.tap()
    await expect(tooltip).toHaveCount(0)
    // time stands still now that the code of tooltips is there
    await page.clock.pauseAt((await page.evaluate(() => Date.now())) + MINUTE_MS)
    await stars.tap()
    await expect(tooltip).toBeVisible()
    await page.clock.runFor(3999)
    await expect(tooltip).toBeVisible()
    await page.clock.runFor(1)
    await expect(tooltip).toHaveCount(0)
    await page.clock.resume()

    await stars.tap()
    await page.getByText('Højtbelagt smørrebrød og kolde borde').tap()
    await expect(tooltip).toHaveCount(0)
    await page.getByText('Fritvalgsmenu', { exact: true }).tap()
    await expect(tooltip).toBeInViewport({ ratio: 1 })
  })
})
