import { HOSTILE_QUERIES } from '../graph/hostileQueries.ts'
import { median, fetchOnce } from './load.ts'

const RUNS = 9
const MAX_MS = 20

/** Measures how soon the graph refuses each query that asks for too much. */
export async function measureRefusals(port: number): Promise<void> {
  console.log(`\nHostile queries, until they are refused (at most ${MAX_MS} ms each, medians of ${RUNS})`)
  for (const [name, { query, variables }] of Object.entries(HOSTILE_QUERIES)) {
    const times: number[] = []
    for (let run = 0; run < RUNS; run++) {
      // none is known from the time before
      const body = JSON.stringify({ query: `${query}${' '.repeat(run)}`, variables })
      const start = performance.now()
      await fetchOnce({ name, port, path: '/graphql', headers: { 'content-type': 'application/json' }, body })
      times.push(performance.now() - start)
    }
    const ms = median(times)
    console.log(`  ${name}: ${ms.toFixed(1)} ms${ms > MAX_MS ? ' (too long)' : ''}`)
  }
}
