import type { BrowserContext } from '@playwright/test'
import lighthouse from 'lighthouse'
import { addToBasket, chooseFrokostplatte } from '../e2e/frokostplatte.ts'
import { median } from './load.ts'

const RUNS = 5
const MIN_SCORE = 100
const MAX_SHIFT = 0.02
const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo']

/** Lighthouse's mobile profile on the front page, the caterer page and the order form with something in the basket: medians of five. */
export async function measureLighthouse(
  context: BrowserContext,
  { front, origin }: { front: string; origin: string },
  port: number,
): Promise<void> {
  const page = await context.newPage()
  await page.goto(origin)
  await chooseFrokostplatte(page)
  await addToBasket(page, 'Gå til bestilling')
  await page.close()
  console.log(`\nLighthouse, mobile, medians of ${RUNS} (each score at least ${MIN_SCORE}, shift at most ${MAX_SHIFT})`)
  await measure(front, port, [])
  await measure(`${origin}/`, port, [])
  // a form with somebody's name in it is kept out of indexes on purpose, which Lighthouse would count against it
  await measure(`${origin}/anmod`, port, ['is-crawlable'])
}

async function measure(url: string, port: number, skipAudits: string[]): Promise<void> {
  const runs: Record<string, number>[] = []
  for (let run = 0; run < RUNS; run++) {
    const result = await lighthouse(url, {
      port,
      output: 'json',
      logLevel: 'error',
      onlyCategories: CATEGORIES,
      skipAudits,
      disableStorageReset: true,
    })
    if (!result) throw new Error(`Lighthouse gave nothing for ${url}`)
    const { categories, audits } = result.lhr
    const scores = CATEGORIES.map((name) => [name, Math.round((categories[name]?.score ?? 0) * 100)] as const)
    runs.push({
      ...Object.fromEntries(scores),
      shift: audits['cumulative-layout-shift']?.numericValue ?? Number.NaN,
      'LCP ms': Math.round(audits['largest-contentful-paint']?.numericValue ?? Number.NaN),
    })
  }
  const medians = Object.keys(runs[0] ?? {}).map(
    (name) => [name, median(runs.map((run) => run[name] ?? Number.NaN))] as const,
  )
  console.log(`  ${url}: ${medians.map(([name, value]) => `${name} ${value}`).join(', ')}`)
  const missed = medians.filter(
    ([name, value]) =>
      (CATEGORIES.includes(name) && !(value >= MIN_SCORE)) || (name === 'shift' && !(value <= MAX_SHIFT)),
  )
  for (const [name, value] of missed) console.log(`  MISSED ${name}: ${value}`)
}
