import { expect, test } from '@playwright/test'
import type { Page } from '@playwright/test'
import { storefront } from './addresses.ts'
import { addToBasket, chooseFrokostplatte } from './frokostplatte.ts'

/** Notes the length of every transition that begins on the page, in milliseconds. */
const noteTransitions = (page: Page) =>
  page.addInitScript(() => {
    const lengths: number[] = []
    Object.assign(window, { lengths })
    document.addEventListener('transitionrun', ({ target }) => {
      for (const animation of (target as Element).getAnimations())
        lengths.push(Number(animation.effect?.getComputedTiming().endTime ?? 0))
    })
  })

async function openAddAndRemove(page: Page): Promise<number[]> {
  await noteTransitions(page)
  await page.goto(storefront('smagen'))
  await chooseFrokostplatte(page)
  await addToBasket(page, 'Fortsæt med at handle')
  const basket = page.getByRole('complementary', { name: 'Kurv' })
  await basket.getByRole('button', { name: 'Fjern', exact: true }).click()
  await expect(basket.getByText('Frokostplatte er fjernet.')).toBeVisible()
  await basket.getByRole('button', { name: 'Fortryd' }).click()
  await expect(basket.getByRole('button', { name: 'Fjern', exact: true })).toBeVisible()
  return page.evaluate(() => Reflect.get(window, 'lengths') as number[])
}

test('VIS-13 opening, adding and removing move, for at most 150 ms', async ({ page }) => {
  const lengths = await openAddAndRemove(page)
  expect(lengths.length).toBeGreaterThan(0)
  expect(Math.max(...lengths)).toBeLessThanOrEqual(150)
})

test.describe('with reduced motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } })

  test('VIS-13 nothing moves', async ({ page }) => {
    expect(await openAddAndRemove(page)).toEqual([])
  })
})
