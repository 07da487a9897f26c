import { BuiltProcess } from '../fixtures/builtProcess.ts'
import { ownPort } from '../fixtures/ownPort.ts'
import { v2 } from './addresses.ts'

/**
 * A separate BFF for one test, in front of the shared v2 service or the one in `settings`. It can be killed and
 * restarted at the same address.
 */
export async function startOwnBff(settings: NodeJS.ProcessEnv = {}) {
  const port = await ownPort()
  const own = { NODE_ENV: 'development', PORT: String(port), V2_URL: v2(), LOG_LEVEL: 'fatal' }
  const bff = new BuiltProcess('bff', { ...own, ...settings }, `http://127.0.0.1:${port}/readyz`)
  await bff.start()
  return {
    address: (path: string) => `http://smagen.localhost:${port}${path}`,
    start: () => bff.start(),
    kill: () => bff.end('SIGKILL'),
  }
}
