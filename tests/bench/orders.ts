import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { hasPostgresql } from './benchDatabase.ts'
import { measureOrderRate } from './orderRate.ts'

// npm run bench:orders: how many orders a second, on PostgreSQL

if (!(await hasPostgresql())) throw new Error('No PostgreSQL answers (TEST_DATABASE_URL names one)')
const dataDir = await mkdtemp(join(tmpdir(), 'kuvert-orders-'))
try {
  await measureOrderRate(dataDir)
} finally {
  await rm(dataDir, { recursive: true, force: true })
}
