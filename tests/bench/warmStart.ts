import { startStack } from '../../scripts/stack.mjs'
import { median, fetchOnce } from './load.ts'

const STARTS = 5
const MAX_MS = 2_000

/** From the start of both servers on an existing folder to the first whole storefront page. */
export async function measureWarmStart(environment: Record<string, string>): Promise<void> {
  const times: number[] = []
  for (let start = 0; start < STARTS; start++) {
    const begun = performance.now()
    const stack = await startStack({ environment })
    await fetchOnce({ name: 'page', port: stack.port, path: '/', headers: { host: `smagen.localhost:${stack.port}` } })
    times.push(performance.now() - begun)
    await stack.stop()
  }
  const ms = median(times)
  const verdict = ms <= MAX_MS ? '' : `  MISSED: at most ${MAX_MS / 1000}`
  console.log(`\nWarm start to the first storefront page: ${(ms / 1000).toFixed(2)} s, median of ${STARTS}${verdict}`)
}
