import type { BrowserContext, Page } from '@playwright/test'
import { storefront } from '../e2e/addresses.ts'
import { saveProducts } from '../e2e/product.ts'
import type { Product } from '../e2e/product.ts'
import { signIn } from '../e2e/signIn.ts'
import { verdict } from './verdict.ts'

const ORDERS = 40
/** The first ones load the page's code and fill the caches. */
const WARM_UP = 6
/** So long a hand rests on what it will press. */
const REST_MS = 150
const MAX_MS = 100

/** DAY-1: how soon an order opens from the list, from the press to its heading on a warm page. */
export async function measureOrderOpening(context: BrowserContext, product: Product): Promise<void> {
  // what the browser tests' helpers go by
  saveProducts([product])
  const page = await context.newPage()
  await signIn(page, 'smagen', 'smagen@demo.dk')
  await page.goto(storefront('smagen', '/admin/ordre'))
  await page.getByText('Forbundet').waitFor({ state: 'attached' })
  const rested: number[] = []
  const atOnce: number[] = []
  for (let index = 0; index < ORDERS; index++) {
    const [times, rest] = index % 2 === 0 ? [rested, REST_MS] : [atOnce, 0]
    const ms = await openOrder(page, index, rest)
    if (index >= WARM_UP) times.push(ms)
    await page.goBack()
    await page.getByRole('heading', { level: 1, name: 'Alle ordre' }).waitFor()
  }
  console.log(
    `\nAn order opens from the list, p95 of ${rested.length}: ${p95(rested).toFixed(0)} ms where the pointer rested on ` +
      `it for ${REST_MS} ms, ${p95(atOnce).toFixed(0)} ms where it did not${verdict(p95(rested), { max: MAX_MS }, 'ms')}`,
  )
  await page.close()
}

const p95 = (times: readonly number[]) => times.toSorted((a, b) => a - b)[Math.floor(times.length * 0.95)] ?? 0

/** Presses a row and waits until its order is drawn. */
async function openOrder(page: Page, index: number, restMs: number): Promise<number> {
  const link = page.locator('tbody td a').nth(index)
  const drawn = link.evaluate(async (row) => {
    const begun = await new Promise<number>((resolve) =>
      row.addEventListener('click', () => resolve(performance.now()), { once: true, capture: true }),
    )
    const reference = row.textContent ?? ''
    for (;;) {
      if (document.getElementById('order-heading')?.textContent?.includes(reference)) break
      await new Promise(requestAnimationFrame)
    }
    document.body.getBoundingClientRect()
    return performance.now() - begun
  })
  await link.hover()
  await new Promise((resolve) => setTimeout(resolve, restMs))
  await page.mouse.down()
  await page.mouse.up()
  return drawn
}
