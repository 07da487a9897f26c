import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import type { BrowserContext } from '@playwright/test'
import { addToBasket, chooseFrokostplatte } from '../e2e/frokostplatte.ts'
import { startCaddyProxy } from './caddyProxy.ts'
import { median } from './load.ts'

const execute = promisify(execFile)

const RUNS = 5
const MIN_SCORE = 100
/** Of a page by HTTP/1.1, without a proxy. */
const MIN_PERFORMANCE_BARE = 95
const MAX_SHIFT = 0.02
const MAX_FIRST_PAINT_MS = 1200
const MAX_LARGEST_PAINT_MS = 1600
const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo']
const FOLDER = 'tests/bench/lighthouse'
const CLI = `${FOLDER}/node_modules/lighthouse/cli/index.js`

/** The part of Lighthouse's report that is read. */
interface Report {
  categories: Record<string, { score: number | null }>
  audits: Record<string, { numericValue?: number }>
}

interface Visit {
  url: string
  skipAudits?: string[]
  /** What a visit finds in the browser's storage; nothing where left out. */
  stored?: Record<string, string>
}

/**
 * Lighthouse's mobile profile on a first visit, with nothing in the browser's cache: front page, storefront, and the order
 * form with something in the basket. Over HTTP/2 through Caddy, and the first two by bare HTTP/1.1. Medians of five.
 */
export async function measureLighthouse(context: BrowserContext, upstream: number, port: number): Promise<void> {
  await execute('npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error'], { cwd: FOLDER })
  console.log(`\nLighthouse, mobile, first visits with an empty cache, medians of ${RUNS}`)
  const bare = { front: `http://localhost:${upstream}/`, origin: `http://smagen.localhost:${upstream}` }
  for (const url of [bare.front, `${bare.origin}/`])
    await measure(context, port, { url }, { performance: MIN_PERFORMANCE_BARE })
  const proxy = await startCaddyProxy(upstream)
  if (!proxy) {
    console.log('  SKIPPED what is measured over HTTP/2: there is no Caddy')
    return
  }
  try {
    const origin = `https://smagen.localhost:${proxy.port}`
    const stored = await storageWithBasket(context, origin)
    await measure(context, port, { url: `https://localhost:${proxy.port}/` }, PAINTS)
    await measure(context, port, { url: `${origin}/` }, PAINTS)
    // a form with somebody's name in it is excluded from indexes on purpose, which Lighthouse would count against it
    await measure(context, port, { url: `${origin}/anmod`, skipAudits: ['is-crawlable'], stored })
  } finally {
    await proxy.stop()
  }
}

const PAINTS = { 'first paint ms': MAX_FIRST_PAINT_MS, 'largest paint ms': MAX_LARGEST_PAINT_MS }

async function storageWithBasket(context: BrowserContext, origin: string): Promise<Record<string, string>> {
  const page = await context.newPage()
  await page.goto(origin)
  await chooseFrokostplatte(page)
  await addToBasket(page, 'Gå til bestilling')
  const stored = await page.evaluate(() => ({ ...localStorage }) as Record<string, string>)
  await page.close()
  return stored
}

async function measure(
  context: BrowserContext,
  port: number,
  visit: Visit,
  aims: Record<string, number> = {},
): Promise<void> {
  const runs: Record<string, number>[] = []
  for (let run = 0; run < RUNS; run++) {
    await prepare(context, visit)
    const { categories, audits } = await audit(visit, port)
    const scores = CATEGORIES.map((name) => [name, Math.round((categories[name]?.score ?? 0) * 100)] as const)
    const figure = (name: string) => audits[name]?.numericValue ?? Number.NaN
    runs.push({
      ...Object.fromEntries(scores),
      shift: figure('cumulative-layout-shift'),
      'blocked ms': Math.round(figure('total-blocking-time')),
      'first paint ms': Math.round(figure('first-contentful-paint')),
      'largest paint ms': Math.round(figure('largest-contentful-paint')),
    })
  }
  const medians = Object.keys(runs[0] ?? {}).map(
    (name) => [name, median(runs.map((run) => run[name] ?? Number.NaN))] as const,
  )
  console.log(`  ${visit.url}: ${medians.map(([name, value]) => `${name} ${value}`).join(', ')}`)
  const isMissed = (name: string, value: number) => {
    if (CATEGORIES.includes(name)) return !(value >= (aims[name] ?? MIN_SCORE))
    return !(value <= (name === 'shift' ? MAX_SHIFT : (aims[name] ?? Number.POSITIVE_INFINITY)))
  }
  for (const [name, value] of medians) if (isMissed(name, value)) console.log(`  MISSED ${name}: ${value}`)
}

/** Leaves in the browser what a visit finds there, and nothing else. */
async function prepare(context: BrowserContext, { url, stored = {} }: Visit): Promise<void> {
  const page = await context.newPage()
  const browser = await context.newCDPSession(page)
  await page.goto(new URL('/robots.txt', url).href)
  await page.evaluate((entries) => {
    localStorage.clear()
    for (const [name, value] of Object.entries(entries)) localStorage.setItem(name, value)
  }, stored)
  await browser.send('Network.clearBrowserCache')
  await page.close()
}

async function audit({ url, skipAudits = [], stored }: Visit, port: number): Promise<Report> {
  const options = [
    `--port=${port}`,
    '--output=json',
    '--quiet',
    // Lighthouse empties the cache; with it goes what is stored
    ...(stored ? ['--disable-storage-reset'] : []),
    `--only-categories=${CATEGORIES.join()}`,
    ...(skipAudits.length > 0 ? [`--skip-audits=${skipAudits.join()}`] : []),
  ]
  const { stdout } = await execute(process.execPath, [CLI, url, ...options], { maxBuffer: 64 * 1024 * 1024 })
  return JSON.parse(stdout) as Report
}
