import { expect, test } from '@playwright/test'
import { startFlakyProxy } from '../faults/flakyProxy.ts'
import { v2 } from './addresses.ts'
import { findViolations } from './violations.ts'
import { startOwnBff } from './ownBff.ts'

test('ERR-2 after too many page requests the response says to wait, and how long @phone', async ({ page }) => {
  // a budget per minute below the cost of one page
  const bff = await startOwnBff({ BUDGET_ANONYMOUS: '1' })
  try {
    const answer = await page.goto(bff.address('/?category=Sm%C3%B8rrebr%C3%B8d'))
    expect(answer?.status()).toBe(429)
    expect(Number(answer?.headers()['retry-after'])).toBeGreaterThan(0)
    expect(answer?.headers()['cache-control']).toBe('private, no-store')
    await expect(page.getByRole('heading', { name: 'Vent et øjeblik.' })).toBeVisible()
    await expect(page.getByText('Prøv igen om lidt.')).toBeVisible()
    expect(await findViolations(page)).toEqual([])
    await page.getByRole('button', { name: 'Prøv igen' }).click()
    await expect(page).toHaveURL(/category=Sm/)
  } finally {
    await bff.kill()
  }
})

test('ERR-3 a sitemap whose data is unavailable is to be requested again later', async ({ page }) => {
  const proxy = await startFlakyProxy(v2())
  const bff = await startOwnBff({ V2_URL: proxy.url })
  try {
    await proxy.refuse()
    const answer = await page.goto(bff.address('/sitemap.xml'))
    expect(answer?.status()).toBe(503)
    expect(answer?.headers()['cache-control']).toBe('private, no-store')
  } finally {
    await bff.kill()
  }
})
