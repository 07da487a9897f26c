import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startStack } from '../../scripts/stack.mjs'
import { ownPort } from '../fixtures/ownPort.ts'
import { measureFirstView } from './firstView.ts'
import { graphSpeed } from './graph/graphSpeed.ts'
import { measureOnPostgresql } from './onPostgresql.ts'
import { measurePages } from './pageSpeed.ts'
import { measurePublicPages } from './publicPages.ts'
import { measureRejections } from './rejections.ts'
import { measureRichTexts } from './richTexts.ts'
import { measureThroughput } from './throughput.ts'
import { measureWarmStart } from './warmStart.ts'

const dataDir = await mkdtemp(join(tmpdir(), 'kuvert-bench-'))
const environment = {
  PORT: String(await ownPort()),
  V2_PORT: String(await ownPort()),
  DATA_DIR: dataDir,
  LOG_LEVEL: 'error',
  // some pages are measured through a proxy
  TRUST_PROXY: '1',
  // building the peers makes this process one of production, where a start requires more settings
  NODE_ENV: 'development',
  // a benchmark sends more requests in a minute than a visitor may
  BUDGET_ANONYMOUS: '1000000000',
  BUDGET_USER: '1000000000',
}
const stack = await startStack({ environment })
try {
  await measureFirstView(stack.port)
  await measureThroughput(stack.port)
  await measureRejections(stack.port)
  await measureRichTexts(dataDir)
  await measurePages({ port: stack.port, v2: `http://127.0.0.1:${stack.v2Port}`, dataDir })
  await measurePublicPages(`http://127.0.0.1:${stack.v2Port}`, dataDir)
  await graphSpeed(`http://127.0.0.1:${stack.v2Port}`, dataDir)
} finally {
  await stack.stop()
}
await measureWarmStart(environment)
await measureOnPostgresql(dataDir)
await rm(dataDir, { recursive: true, force: true })
