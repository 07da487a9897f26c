import { startStack } from '../../scripts/stack.mjs'
import { median, fetchOnce } from './load.ts'
import { verdict } from './verdict.ts'

const STARTS = 5
const MAX_SECONDS = 2

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
  const seconds = median(times) / 1000
  console.log(
    `\nWarm start to the first storefront page: ${seconds.toFixed(2)} s, median of ${STARTS}` +
      verdict(seconds, { max: MAX_SECONDS }, 's'),
  )
}
