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

/** Adds to the basket, takes out and brings back; returns the lengths of the transitions of that. */
async function addAndRemove(page: Page): Promise<number[]> {
  await page.evaluate(() => (Reflect.get(window, 'lengths') as number[]).splice(0))
  await chooseFrokostplatte(page)
  await addToBasket(page, 'Fortsæt med at handle')
  const basket = page.getByRole('complementary', { name: 'Kurv' })
  await basket.getByRole('button', { name: 'Fjern', exact: true }).click()
  await expect(basket.getByText('Frokostplatte er fjernet.')).toBeVisible()
  await basket.getByRole('button', { name: 'Fortryd' }).click()
  await expect(basket.getByRole('button', { name: 'Fjern', exact: true })).toBeVisible()
  return page.evaluate(async () => {
    const transitions = document.getAnimations().filter((animation) => animation instanceof CSSTransition)
    await Promise.allSettled(transitions.map(({ finished }) => finished))
    return Reflect.get(window, 'lengths') as number[]
  })
}

test('VIS-13 opening, adding and removing move, for at most 150 ms, and not at all with reduced motion', async ({
  page,
}) => {
  await noteTransitions(page)
  await page.goto(storefront('smagen'))
  const lengths = await addAndRemove(page)
  expect(lengths.length).toBeGreaterThan(0)
  expect(Math.max(...lengths)).toBeLessThanOrEqual(150)
  await page.emulateMedia({ reducedMotion: 'reduce' })
  expect(await addAndRemove(page)).toEqual([])
})
