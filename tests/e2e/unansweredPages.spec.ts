import { expect, test } from '@playwright/test'
import { expectAccessible } from './expectAccessible.ts'
import { startOwnBff } from './ownBff.ts'

test('ERR-2 after too many page requests the page says to wait, and repeats the request', async ({ page }) => {
  // a budget per minute below the cost of one page
  const bff = await startOwnBff({ BUDGET_ANONYMOUS: '1' })
  try {
    expect((await page.goto(bff.address('/?category=Sm%C3%B8rrebr%C3%B8d')))?.status()).toBe(429)
    await expect(page.getByRole('heading', { name: 'Vent et øjeblik.' })).toBeVisible()
    await expect(page.getByText('Prøv igen om lidt.')).toBeVisible()
    await expectAccessible(page, 'storefront, too many requests')
    await page.getByRole('link', { name: 'Prøv igen' }).click()
    await expect(page).toHaveURL(/category=Sm/)
  } finally {
    await bff.kill()
  }
})
