import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startStack } from '../../scripts/stack.mjs'
import { copyDemo, makeDemo } from '../fixtures/demo.ts'
import { INTERNAL_SECRET } from '../fixtures/clientAddress.ts'
import { ownPort } from '../fixtures/ownPort.ts'
import { clockFile, saveProducts } from './product.ts'

/** Starts one fresh product with demo data and its own folder for each test process. */
export default async function start({ workers }: { workers: number }) {
  // Of every server that a test starts, too
  process.env.INTERNAL_SECRET = INTERNAL_SECRET
  await makeDemo()
  const started = await Promise.all(Array.from({ length: workers }, startProduct))
  saveProducts(started.map(({ product }) => product))
  return async () => {
    await Promise.all(started.map(({ stop }) => stop()))
  }
}

async function startProduct() {
  const dataDir = await mkdtemp(join(tmpdir(), 'kuvert-e2e-'))
  const demo = await copyDemo(dataDir)
  const [port, v2Port] = [await ownPort(), await ownPort()]
  const { stop } = await startStack({
    environment: {
      PORT: String(port),
      V2_PORT: String(v2Port),
      DATA_DIR: dataDir,
      LOG_LEVEL: 'error',
      CLOCK_FILE: clockFile(dataDir),
      // A busy machine is no fault
      V2_TIMEOUT_MS: '60000',
      // All of a process' browsers are one network, of more visitors in a minute than any has
      BUDGET_ANONYMOUS: '100000',
      ...demo.settings,
    },
  })
  return {
    product: { port, v2: `http://127.0.0.1:${v2Port}`, dataDir },
    stop: async () => {
      await stop()
      await demo.remove()
      await rm(dataDir, { recursive: true, force: true })
    },
  }
}
