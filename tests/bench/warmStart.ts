import { startStack } from '../../scripts/stack.mjs'
import { median, fetchOnce } from './load.ts'

const STARTS = 5

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
  console.log(`\nWarm start to the first storefront page: ${(median(times) / 1000).toFixed(2)} s, median of ${STARTS}`)
}
