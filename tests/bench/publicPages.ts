import { type ChildProcess, fork, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { compare, CONNECTIONS, RUN_MS, RUNS, type Server } from './graph/compare.ts'
import { getRequest, load } from './graph/loadClient.ts'
import { CATERS, caterOfTurn, hostOf } from './graph/queries.ts'
import { recordPublic } from './graph/recording.ts'
import { startWebServer } from './graph/webServer.ts'
import { fetchOnce, median } from './load.ts'
import { memoryOf } from './memory.ts'
import { verdict } from './verdict.ts'

const CACHED = 'page, from the cache'
const BYTES = 'same bytes by node:http'
/** So long until the code that renders is compiled, as it is in a server that has run for a while. */
const RENDERING_WARM_UP_MS = 15_000
const MIN_OF_TWO = 1.7
/**
 * Of the rate of the same bytes: from the cache, and rendered at 1.5 times the rate of the code before there was a cache. That
 * was measured with the data known (docs/performance.md); here each page reads it from the service, too.
 */
const MIN_CACHED = 0.5
const MIN_RENDERED = 0.026
const MAX_MB = 250

/** The storefront's page from the cache and rendered anew, beside its bytes; by one web server and by two. */
export async function measurePublicPages(v2: string, dataDir: string): Promise<void> {
  const children: ChildProcess[] = []
  const started = async (file: string): Promise<Server> => {
    const child = fork(file, { execArgv: ['--import', 'tsx'] })
    children.push(child)
    const [port] = (await once(child, 'message')) as [number]
    return { child, port }
  }
  try {
    const service = await started('tests/bench/graph/recordedService.ts')
    service.child.send(await recordPublic(v2))
    await once(service.child, 'message')
    const v2Url = `http://127.0.0.1:${service.port}`
    const webServer = (name: string, processor?: number) =>
      startWebServer({ v2Url, cwd: process.cwd(), dataDir: join(dataDir, name), children, processor })
    const web = await webServer('web')
    const page = (turn: number, headers = {}) => getRequest('/', { host: hostOf(caterOfTurn(turn)), ...headers })
    const samePage = page(0)
    const compressed = page(0, { 'accept-encoding': 'br' })
    const pages = Array.from({ length: CATERS }, (_, turn) => page(turn))
    let turn = 0

    const bare = await started('tests/bench/baselineServer.ts')
    const body = await fetchOnce({ name: 'page', port: web.port, path: '/', headers: { host: hostOf(caterOfTurn(0)) } })
    bare.child.send({ path: '/', body })
    await once(bare.child, 'message')
    console.log(`\nThe storefront's page of ${body.length} characters, ${CONNECTIONS} connections, as below`)
    const printMemory = async (when: string) => {
      const mb = await memoryOf(web.child.pid)
      console.log(`  memory of the web server ${when}: ${mb.toFixed(0)} MB${verdict(mb, { max: MAX_MB }, 'MB')}`)
    }
    await printMemory('before it')
    const fromCache = () => samePage
    const rendered = () => pages[turn++ % CATERS] as Buffer
    const [cachedRate, , bytesRate] = await compare(
      'the page',
      [
        { name: CACHED, server: web, next: fromCache },
        { name: 'page, from the cache, brotli', server: web, next: () => compressed },
        { name: BYTES, server: bare, next: fromCache },
      ],
      [BYTES],
    )
    printRatio('from the cache, of the same bytes', cachedRate! / bytesRate!, MIN_CACHED)
    await printMemory('after it')
    await load(web.port, rendered, RENDERING_WARM_UP_MS, CONNECTIONS)
    const [renderedRate, rawRate] = await compare(
      `the pages of ${CATERS} caterers`,
      [
        { name: 'page, rendered', server: web, next: rendered },
        { name: BYTES, server: bare, next: fromCache },
      ],
      [BYTES],
    )
    printRatio('rendered, of the same bytes', renderedRate! / rawRate!, MIN_RENDERED)
    await printMemory('after it')
    web.child.kill()
    if (spawnSync('taskset', ['-V']).error) {
      console.log('  SKIPPED two web servers: there is no taskset on the PATH')
      return
    }
    const two = await Promise.all([0, 1].map((processor) => webServer(`web-${processor}`, processor)))
    await measureTwo(two, rendered)
  } finally {
    for (const child of children) child.kill()
  }
}

/** Prints how many more pages two web servers render than one, where each has a processor. */
async function measureTwo(servers: Server[], next: () => Buffer): Promise<void> {
  const rates: { alone: number; both: number }[] = []
  for (const { port } of servers) await load(port, next, RENDERING_WARM_UP_MS, CONNECTIONS)
  for (let run = 0; run < RUNS; run++) {
    const alone = await load(servers[run % 2]!.port, next, RUN_MS, CONNECTIONS)
    const both = await Promise.all(servers.map(({ port }) => load(port, next, RUN_MS, CONNECTIONS / servers.length)))
    rates.push({ alone: alone.rate, both: both.reduce((sum, { rate }) => sum + rate, 0) })
  }
  const [alone, both] = [median(rates.map((of) => of.alone)), median(rates.map((of) => of.both))]
  console.log(`  rendered by one web server of one processor: ${alone.toFixed(0)}/s, by two: ${both.toFixed(0)}/s`)
  printRatio('by two, of one', both / alone, MIN_OF_TWO)
}

const printRatio = (what: string, ratio: number, min: number) =>
  console.log(`  ${what}: ${ratio.toFixed(3)}${verdict(ratio, { min })}`)
