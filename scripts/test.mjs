import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { findBrowser } from './browser.mjs'
import { ensureBuilt, ensureInstalled, run } from './toolchain.mjs'

const POSTGRESQL = process.env.TEST_DATABASE_URL || 'postgres://root@127.0.0.1:5432/test'
const skipped = []

// What tests begin from is made once for all of the runs below: see tests/fixtures/createOnce.ts
process.env.TEST_RUN_FOLDER = mkdtempSync(join(tmpdir(), 'kuvert-tests-'))
process.on('exit', () => rmSync(process.env.TEST_RUN_FOLDER, { recursive: true, force: true }))

ensureInstalled()
ensureBuilt()
vitest([])
if (await answersQueries(POSTGRESQL)) {
  // elsewhere's clock, too: Danish time must hold whatever the machine's zone
  console.log('\nOnce more on PostgreSQL, with the machine in New York')
  vitest(['domain', 'api', 'tests/faults/deadDatabase'], { TEST_DATABASE_URL: POSTGRESQL, TZ: 'America/New_York' })
} else skipped.push('the suite on PostgreSQL: none answers (TEST_DATABASE_URL names one)')

const browser = await findBrowser()
if (!browser) {
  console.error('No Chromium could be found or installed: the browser tests cannot run (CHROME_PATH names one).')
  process.exit(1)
}
const playwright = ['node_modules/@playwright/test/cli.js', 'test', '-c', 'tests/e2e/playwright.config.ts']
run(process.execPath, playwright, { CHROME_PATH: browser })

for (const what of skipped) console.warn(`SKIPPED ${what}`)
if (skipped.length > 0 && process.env.CI) process.exit(1)
console.log('\nAll tests passed.')

function vitest(filters, environment = {}) {
  run(process.execPath, ['node_modules/vitest/vitest.mjs', 'run', ...filters], environment)
}

async function answersQueries(connectionString) {
  const { default: pg } = await import('pg')
  const client = new pg.Client({ connectionString, connectionTimeoutMillis: 2000 })
  try {
    await client.connect()
    await client.query('select 1')
    return true
  } catch {
    return false
  } finally {
    await client.end().catch(() => {})
  }
}
