import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startStack } from '../../scripts/stack.mjs'
import { freePort } from '../fixtures/v2Process.ts'
import { firstView } from './firstView.ts'
import { graphSpeed } from './graph/graphSpeed.ts'
import { onPostgresql } from './onPostgresql.ts'
import { pageSpeed } from './pageSpeed.ts'
import { refusals } from './refusals.ts'
import { throughput } from './throughput.ts'
import { warmStart } from './warmStart.ts'

const dataDir = await mkdtemp(join(tmpdir(), 'kuvert-bench-'))
const environment = {
  PORT: String(await freePort()),
  V2_PORT: String(await freePort()),
  DATA_DIR: dataDir,
  LOG_LEVEL: 'error',
  // building the peers makes this process one of production, where a start asks for more settings
  NODE_ENV: 'development',
  // what a bench asks for in a minute is more than one visitor may
  BUDGET_ANONYMOUS: '1000000000',
  BUDGET_USER: '1000000000',
}
const stack = await startStack({ environment })
try {
  await firstView(stack.port)
  await throughput(stack.port)
  await refusals(stack.port)
  await pageSpeed({ port: stack.port, v2: `http://127.0.0.1:${stack.v2Port}`, dataDir })
  await graphSpeed(`http://127.0.0.1:${stack.v2Port}`, dataDir)
} finally {
  await stack.stop()
}
await warmStart(environment)
await onPostgresql(dataDir)
await rm(dataDir, { recursive: true, force: true })
