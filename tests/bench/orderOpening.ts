import type { BrowserContext, Page } from '@playwright/test'
import { storefront } from '../e2e/addresses.ts'
import { saveProducts } from '../e2e/product.ts'
import type { Product } from '../e2e/product.ts'
import { signIn } from '../e2e/signIn.ts'

const ORDERS = 40
/** The first ones load the page's code and fill the caches. */
const WARM_UP = 5
const MAX_MS = 100

/** DAY-1: how soon an order opens from the list, from the press to its heading on a warm page. */
export async function measureOrderOpening(context: BrowserContext, product: Product): Promise<void> {
  // what the browser tests' helpers go by
  saveProducts([product])
  const page = await context.newPage()
  await signIn(page, 'smagen', 'smagen@demo.dk')
  await page.goto(storefront('smagen', '/admin/ordre'))
  await page.getByText('Forbundet').waitFor({ state: 'attached' })
  const times: number[] = []
  for (let index = 0; index < ORDERS; index++) {
    const ms = await openOrder(page, index)
    if (index >= WARM_UP) times.push(ms)
    await page.goBack()
    await page.getByRole('heading', { level: 1, name: 'Alle ordre' }).waitFor()
  }
  const p95 = times.toSorted((a, b) => a - b)[Math.floor(times.length * 0.95)] ?? 0
  const verdict = p95 <= MAX_MS ? '' : `  MISSED: at most ${MAX_MS} ms`
  console.log(`\nAn order opens from the list, p95 of ${times.length}: ${p95.toFixed(0)} ms${verdict}`)
  await page.close()
}

/** Presses the row in the page itself, and waits until its order is drawn. */
const openOrder = (page: Page, index: number): Promise<number> =>
  page.evaluate(async (row) => {
    const link = document.querySelectorAll<HTMLAnchorElement>('tbody td a')[row]
    if (!link) throw new Error(`The list has no row ${row}`)
    const begun = performance.now()
    link.click()
    while (!document.getElementById('order-heading')?.textContent?.includes(link.textContent ?? ''))
      await new Promise(requestAnimationFrame)
    document.body.getBoundingClientRect()
    return performance.now() - begun
  }, index)
