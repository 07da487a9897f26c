import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startStack } from '../../scripts/stack.mjs'
import { freePort } from '../fixtures/v2Process.ts'

/** One fresh product with demo data for the whole run: the v2 service, the BFF and a folder of their own. */
export default async function start() {
  const dataDir = await mkdtemp(join(tmpdir(), 'kuvert-e2e-'))
  const [port, v2Port] = [await freePort(), await freePort()]
  const stack = await startStack({
    environment: { PORT: String(port), V2_PORT: String(v2Port), DATA_DIR: dataDir, LOG_LEVEL: 'error' },
  })
  process.env.E2E_PORT = String(port)
  process.env.E2E_V2 = `http://127.0.0.1:${v2Port}`
  process.env.E2E_DATA_DIR = dataDir
  return async () => {
    await stack.stop()
    await rm(dataDir, { recursive: true, force: true })
  }
}
