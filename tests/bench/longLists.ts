import type { BrowserContext, Locator, Page } from '@playwright/test'
import { storefront } from '../e2e/addresses.ts'
import { createCater } from '../e2e/ownCater.ts'
import { saveProducts } from '../e2e/product.ts'
import type { Product } from '../e2e/product.ts'
import { signIn } from '../e2e/signIn.ts'
import { median } from './load.ts'
import { verdict } from './verdict.ts'

const MENUS = 2_000
const CATEGORIES = 300
const FOODS = 500
const RUNS = 5
const MAX_MS = 1_000
const MIN_FRAMES = 58
const WHEELS = 90
const WHEEL_PX = 240
/** So many calls at once while the caterer is made. */
const AT_ONCE = 8

/** The office's lists of a caterer with 2,000 menus, 300 categories and 500 dishes: how soon they open, how they scroll. */
export async function measureLongLists(context: BrowserContext, product: Product): Promise<void> {
  // what the browser tests' helpers go by
  saveProducts([product])
  const cater = await largeCater()
  const page = await context.newPage()
  await signIn(page, 'smagen', 'admin@demo.dk')
  console.log(`\nThe back office's long lists (open within ${MAX_MS} ms, medians of ${RUNS}; 60 frames a second)`)
  const overview = storefront('smagen', `/admin/caters/${cater.number}`)
  const link = (name: string) => page.getByRole('link', { name, exact: true }).first()
  await measure(page, overview, 'Kategorier', `${overview}/kategorier`, link('Kategori 1'))
  await measure(page, overview, 'Menuer', `${overview}/menuer`, link('Menu 1'))
  await measure(page, overview, null, `${overview}/kategori/${cater.fullCategory}`, link('Menu 1'))
  const dish = page.getByRole('grid').getByRole('button', { name: 'Ret 001', exact: true })
  await measure(page, overview, null, `${overview}/allergener`, dish)
  await page.close()
}

/** Every menu stands in the first category. */
async function largeCater() {
  const cater = await createCater('Lange lister')
  const numbers = (count: number) => Array.from({ length: count }, (_, index) => index + 1)
  let fullCategory = ''
  for (const number of numbers(CATEGORIES)) {
    const { id } = await cater.addCategory(`Kategori ${number}`)
    fullCategory ||= id
  }
  for (const from of numbers(MENUS / AT_ONCE))
    await Promise.all(
      numbers(AT_ONCE).map((index) =>
        cater.addMenu(`Menu ${(from - 1) * AT_ONCE + index}`, { categoryIds: [fullCategory] }),
      ),
    )
  for (const number of numbers(FOODS))
    await cater.call('POST', '/dishes', { name: `Ret ${String(number).padStart(3, '0')}` })
  return { number: cater.number, fullCategory }
}

async function measure(
  page: Page,
  overview: string,
  tile: string | null,
  address: string,
  row: Locator,
): Promise<void> {
  const isShown = () => row.waitFor()
  const answers = () => page.getByText('Forbundet').waitFor({ state: 'attached' })
  const byAddress = await medianOf(async () => {
    await page.goto('about:blank')
    return timed(async () => {
      await page.goto(address, { waitUntil: 'commit' })
      await isShown()
    })
  })
  report(`${new URL(address).pathname} by its address`, byAddress)
  if (tile !== null) {
    const byTile = await medianOf(async () => {
      await page.goto(overview)
      await answers()
      return timed(async () => {
        await page.getByRole('navigation', { name: 'Katalog' }).getByRole('link', { name: tile }).click()
        await isShown()
      })
    })
    report(`  by its tile`, byTile)
  }
  await page.goto(address)
  await isShown()
  await answers()
  const frames = await framesWhileScrolling(page, row)
  const rest = `${frames.count} frames, 95 % within ${frames.within95.toFixed(1)} ms, longest ${frames.longest.toFixed(1)} ms`
  console.log(
    `  scrolled: ${frames.perSecond.toFixed(1)} frames a second (${rest})${verdict(frames.perSecond, { min: MIN_FRAMES })}`,
  )
}

// as text: what names functions for the bench is not in the page
const RECORDER = `
  window.frameTimes = []
  requestAnimationFrame(function next(time) {
    window.frameTimes.push(time)
    requestAnimationFrame(next)
  })`

/** Turns the wheel over the list to its end and back, and takes the time between any two frames. */
async function framesWhileScrolling(page: Page, row: Locator) {
  const box = await row.boundingBox()
  if (!box) throw new Error(`${row} is not there`)
  await page.mouse.move(box.x + 5, box.y + 5)
  await page.evaluate(RECORDER)
  for (let wheel = 0; wheel < WHEELS; wheel++) await page.mouse.wheel(0, wheel < WHEELS * 0.7 ? WHEEL_PX : -WHEEL_PX)
  const times = await page.evaluate(() => (window as unknown as { frameTimes: number[] }).frameTimes)
  const gaps = times.slice(1).map((time, index) => time - (times[index] ?? time))
  const sorted = gaps.toSorted((a, b) => a - b)
  return {
    count: gaps.length,
    perSecond: (gaps.length * 1000) / gaps.reduce((sum, gap) => sum + gap, 0),
    within95: sorted[Math.floor(sorted.length * 0.95)] ?? Number.NaN,
    longest: sorted.at(-1) ?? Number.NaN,
  }
}

async function medianOf(run: () => Promise<number>): Promise<number> {
  const times: number[] = []
  for (let index = 0; index < RUNS; index++) times.push(await run())
  return median(times)
}

async function timed(act: () => Promise<void>): Promise<number> {
  const begun = performance.now()
  await act()
  return performance.now() - begun
}

function report(what: string, ms: number): void {
  console.log(`  ${what}: ${ms.toFixed(0)} ms${verdict(ms, { max: MAX_MS }, 'ms')}`)
}
