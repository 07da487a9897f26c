import { HOSTILE_QUERIES, LABORIOUS_QUERIES } from '../graph/hostileQueries.ts'
import { median, fetchOnce } from './load.ts'
import { verdict } from './verdict.ts'

const RUNS = 9
const MAX_MS = 20
const MAX_LABORIOUS_MS = 2_000

/** Measures how soon the graph rejects each query that requests too much, or that occupies a validator for long. */
export async function measureRejections(port: number): Promise<void> {
  console.log(
    `\nHostile queries, until they are rejected (at most ${MAX_MS} ms each, medians of ${RUNS}; ` +
      `${MAX_LABORIOUS_MS} ms where no limit of ours rejects them)`,
  )
  await measureEach(port, HOSTILE_QUERIES, MAX_MS)
  await measureEach(port, LABORIOUS_QUERIES, MAX_LABORIOUS_MS)
}

type Queries = Readonly<Record<string, { query: string; variables?: object }>>

async function measureEach(port: number, queries: Queries, max: number): Promise<void> {
  for (const [name, { query, variables }] of Object.entries(queries)) {
    const times: number[] = []
    for (let run = 0; run < RUNS; run++) {
      // none is known from the time before
      const body = JSON.stringify({ query: `${query}${' '.repeat(run)}`, variables })
      const start = performance.now()
      await fetchOnce({ name, port, path: '/graphql', headers: { 'content-type': 'application/json' }, body })
      times.push(performance.now() - start)
    }
    const ms = median(times)
    console.log(`  ${name}: ${ms.toFixed(1)} ms${verdict(ms, { max }, 'ms')}`)
  }
}
