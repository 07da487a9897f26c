import type { ChildProcess } from 'node:child_process'
import { join } from 'node:path'
import { catalogue } from '../../bff/testing/fakeData.ts'
import { startFakeV2 } from '../../bff/testing/fakeV2.ts'
import { RichText } from '../../contract/richText.ts'
import { COSTLY_HTML } from '../../contract/richTextFixtures.ts'
import { startWebServer } from './graph/webServer.ts'
import { fetchOnce, median } from './load.ts'
import { verdict } from './verdict.ts'

const RUNS = 9
const READS = 3
const MAX_SANITIZED_MS = 50
const MAX_BLOCKED_MS = 100

interface Figure {
  name: string
  ms: number
}

/**
 * SEC-1: how long the costliest legal texts are sanitized when they are written, and how long others wait for the web server
 * while it reads such a text of another service.
 */
export async function measureRichTexts(dataDir: string): Promise<void> {
  const written = Object.entries(COSTLY_HTML).map(([name, html]) => ({ name, ms: median(sanitizingTimes(html)) }))
  console.log(`\nThe costliest of ${written.length} formatted texts`)
  print('sanitized when it is written', written, MAX_SANITIZED_MS)
  print('holds others up while it is read', await longestWaits(dataDir), MAX_BLOCKED_MS)
}

function sanitizingTimes(html: string): number[] {
  return Array.from({ length: RUNS }, () => {
    const start = performance.now()
    RichText.safeParse(html)
    return performance.now() - start
  })
}

/** The longest that a small request takes while each text is on its way to a reader. */
async function longestWaits(dataDir: string): Promise<Figure[]> {
  const v2 = await startFakeV2()
  const children: ChildProcess[] = []
  try {
    const folder = join(dataDir, 'richTexts')
    const { port } = await startWebServer({ v2Url: v2.url, cwd: process.cwd(), dataDir: folder, children })
    const headers = { 'content-type': 'application/json' }
    const read = async (number: number, description: string) => {
      const cater = catalogue['GET /caters-public/55'] as object
      v2.answer(`GET /caters-public/${number}`, () => ({ status: 200, body: { ...cater, id: number, description } }))
      const body = JSON.stringify({ query: `{ cater(number: ${number}) { description } }` })
      await fetchOnce({ name: 'read', port, path: '/graphql', headers, body })
    }
    // DOMPurify is loaded with the first text
    await read(1_000, '<p class="x">x</p>')
    const figures: Figure[] = []
    let number = 1_001
    const longestWait = async (html: string) => {
      const isRead = new AbortController()
      // A number before it, since a text that is known is not read again
      const reading = read(number, `${number}${html}`).finally(() => isRead.abort())
      number += 1
      let longest = 0
      while (!isRead.signal.aborted) {
        const start = performance.now()
        await fetchOnce({ name: 'health', port, path: '/healthz' })
        longest = Math.max(longest, performance.now() - start)
      }
      await reading
      return longest
    }
    for (const [name, html] of Object.entries(COSTLY_HTML)) {
      const waits: number[] = []
      for (let run = 0; run < READS; run += 1) waits.push(await longestWait(html))
      figures.push({ name, ms: median(waits) })
    }
    return figures
  } finally {
    for (const child of children) child.kill()
    await v2.stop()
  }
}

function print(what: string, figures: readonly Figure[], max: number): void {
  const [{ name, ms }] = figures.toSorted((a, b) => b.ms - a.ms) as [Figure]
  console.log(`  ${what}: ${ms.toFixed(1)} ms, ${name}${verdict(ms, { max }, 'ms')}`)
}
