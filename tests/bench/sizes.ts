import type { ChildProcess } from 'node:child_process'
import { spawnSync } from 'node:child_process'
import { mkdtemp, readdir, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { hasPostgresql, query, withDatabase } from './benchDatabase.ts'
import { getRequest, load } from './graph/loadClient.ts'
import { startWebServer } from './graph/webServer.ts'
import { withLargeService } from './largeService.ts'
import type { LargeService } from './largeService.ts'
import { measureTimes, percentile } from './load.ts'
import { memoryOf, peakMemoryOf } from './memory.ts'
import { measureStatistics } from './statistics.ts'

// npm run bench:sizes [-- 500 20000]: what an installation of so many caterers takes, on PostgreSQL

const ORDERS_OF_EACH = 100
const SIZES = process.argv.length > 2 ? process.argv.slice(2).map(Number) : [50, 500, 5_000]
const LOAD_MS = 30_000
const CONNECTIONS = 10
const SEARCHES = 40
const WARMING = 10
const SILENCE_MS = 60_000
const MB = 1024 * 1024
const STOREFRONTS = `
  select substr(page.url, 2) as slug from page join cater on cater.id = page."caterId"
  where cater.active and page.url ~ '^/[a-z0-9-]+$' order by random()`

if (!(await hasPostgresql())) throw new Error('No PostgreSQL answers (TEST_DATABASE_URL names one)')
const folder = await mkdtemp(join(tmpdir(), 'kuvert-sizes-'))
try {
  for (const caters of SIZES)
    await withDatabase((url) =>
      withLargeService(url, folder, { caters, orders: caters * ORDERS_OF_EACH }, (service) =>
        measureSize(url, service),
      ),
    )
} finally {
  await rm(folder, { recursive: true, force: true })
}

async function measureSize(url: string, service: LargeService): Promise<void> {
  const children: ChildProcess[] = []
  const dataDir = await mkdtemp(join(folder, 'web-'))
  try {
    const v2Url = `http://127.0.0.1:${service.port}`
    const web = await startWebServer({ v2Url, cwd: process.cwd(), dataDir, children })
    const slugs = (await query(url, STOREFRONTS)).map(({ slug }) => slug)
    const pages = slugs.map((slug) => getRequest('/', { host: `${slug}.localhost:${web.port}` }))
    let turn = 0
    const visits = await load(web.port, () => pages[turn++ % pages.length] as Buffer, LOAD_MS, CONNECTIONS)
    const searches: number[] = []
    for (let index = 0; index < SEARCHES; index++) {
      const path = `/?sted=8000&dato=2027-03-${10 + (index % 20)}&kuverter=${20 + index}`
      searches.push(...(await measureTimes({ name: 'search', port: web.port, path }, 1)))
    }
    const found = await measureSearch(url, service)
    const headers = { authorization: `Bearer ${service.cater}` }
    const list = await measureTimes(
      { name: 'list', port: service.port, path: '/api/v2/cater/orders?limit=50', headers },
      50,
    )
    const [size] = await query(url, 'select pg_database_size(current_database()) as bytes')
    const backup = await measureBackup(url, dataDir)
    console.log(
      `  ${slugs.length} caterers, ${service.orders} orders: database ${(Number(size?.bytes) / MB).toFixed(0)} MB; ` +
        `backup ${backup.seconds.toFixed(0)} s, ${(backup.bytes / MB).toFixed(0)} MB; ` +
        `${visits.rate.toFixed(0)} storefronts a second, each of another caterer, p99 ${visits.p99.toFixed(0)} ms; ` +
        `front page's search p95 ${percentile(searches, 0.95).toFixed(0)} ms; ` +
        `the service's search ${found}; ` +
        `a caterer's orders p95 ${percentile(list, 0.95).toFixed(1)} ms; ` +
        `memory of the v2 service ${(await memoryOf(service.pid)).toFixed(0)} MB, ` +
        `of the web server ${(await memoryOf(web.child.pid)).toFixed(0)} MB`,
    )
    await measureStatistics(service)
  } finally {
    for (const child of children) child.kill()
  }
}

/** The service's own search: warm, after a minute in which nobody asks, and after a change of a catalogue. */
async function measureSearch(url: string, { port, pid }: LargeService): Promise<string> {
  const ask = async (times: number) => {
    const taken: number[] = []
    for (let index = 0; index < times; index++) {
      const path = `/api/v2/cater-search?place=8000&date=2027-03-${10 + (index % 20)}&covers=${20 + index}&budget=200`
      taken.push(...(await measureTimes({ name: 'service search', port, path }, 1)))
    }
    return taken
  }
  await ask(WARMING)
  const warm = await ask(SEARCHES)
  await delay(SILENCE_MS)
  const [afterSilence = Number.NaN] = await ask(1)
  await query(
    url,
    `update menu set "priceOere" = "priceOere" + 100 where id = (select "menuId" from "searchMenu" limit 1)`,
  )
  const [afterChange = Number.NaN] = await ask(1)
  return (
    `p50 ${percentile(warm, 0.5).toFixed(0)} ms, p95 ${percentile(warm, 0.95).toFixed(0)} ms, ` +
    `${afterSilence.toFixed(0)} ms after a minute of silence, ${afterChange.toFixed(0)} ms after a change, ` +
    `memory at most ${(await peakMemoryOf(pid)).toFixed(0)} MB`
  )
}

async function measureBackup(url: string, dataDir: string): Promise<{ seconds: number; bytes: number }> {
  const to = join(dataDir, 'backup')
  const env = { ...process.env, NODE_ENV: 'development', DATABASE_URL: url, DATA_DIR: dataDir }
  const begun = performance.now()
  const { status } = spawnSync(process.execPath, ['dist/server/backup.js', '--to', to], {
    env,
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  if (status !== 0) throw new Error(`The backup failed (${status})`)
  const seconds = (performance.now() - begun) / 1000
  let bytes = 0
  for (const name of await readdir(to, { recursive: true })) {
    const file = await stat(join(to, name))
    if (file.isFile()) bytes += file.size
  }
  return { seconds, bytes }
}
