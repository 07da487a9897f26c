import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import type { BrowserContext } from '@playwright/test'
import { addToBasket, chooseFrokostplatte } from '../e2e/frokostplatte.ts'
import { median } from './load.ts'

const execute = promisify(execFile)

const RUNS = 5
const MIN_SCORE = 100
const MAX_SHIFT = 0.02
const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo']
const FOLDER = 'tests/bench/lighthouse'
const CLI = `${FOLDER}/node_modules/lighthouse/cli/index.js`

/** The part of Lighthouse's report that is read. */
interface Report {
  categories: Record<string, { score: number | null }>
  audits: Record<string, { numericValue?: number }>
}

/** Lighthouse's mobile profile on the front page, the caterer page and the order form with something in the basket: medians of five. */
export async function measureLighthouse(
  context: BrowserContext,
  { front, origin }: { front: string; origin: string },
  port: number,
): Promise<void> {
  await execute('npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error'], { cwd: FOLDER })
  const page = await context.newPage()
  await page.goto(origin)
  await chooseFrokostplatte(page)
  await addToBasket(page, 'Gå til bestilling')
  await page.close()
  console.log(`\nLighthouse, mobile, medians of ${RUNS} (each score at least ${MIN_SCORE}, shift at most ${MAX_SHIFT})`)
  await measure(front, port, [])
  await measure(`${origin}/`, port, [])
  // a form with somebody's name in it is excluded from indexes on purpose, which Lighthouse would count against it
  await measure(`${origin}/anmod`, port, ['is-crawlable'])
}

async function measure(url: string, port: number, skipAudits: string[]): Promise<void> {
  const runs: Record<string, number>[] = []
  for (let run = 0; run < RUNS; run++) {
    const { categories, audits } = await audit(url, port, skipAudits)
    const scores = CATEGORIES.map((name) => [name, Math.round((categories[name]?.score ?? 0) * 100)] as const)
    runs.push({
      ...Object.fromEntries(scores),
      shift: audits['cumulative-layout-shift']?.numericValue ?? Number.NaN,
      'blocked ms': Math.round(audits['total-blocking-time']?.numericValue ?? Number.NaN),
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

async function audit(url: string, port: number, skipAudits: string[]): Promise<Report> {
  const options = [
    `--port=${port}`,
    '--output=json',
    '--quiet',
    '--disable-storage-reset',
    `--only-categories=${CATEGORIES.join()}`,
    ...(skipAudits.length > 0 ? [`--skip-audits=${skipAudits.join()}`] : []),
  ]
  const { stdout } = await execute(process.execPath, [CLI, url, ...options], { maxBuffer: 64 * 1024 * 1024 })
  return JSON.parse(stdout) as Report
}
