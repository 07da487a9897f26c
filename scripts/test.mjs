import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, normalize } from 'node:path'
import { findBrowser } from './browser.mjs'
import { ensureBuilt, ensureInstalled, run } from './toolchain.mjs'

// npm test [-- FILE|FOLDER ... [options of Vitest or Playwright]]; test:unit and test:e2e run one kind alone.

const POSTGRESQL = process.env.TEST_DATABASE_URL || 'postgres://root@127.0.0.1:5432/test'
const E2E = 'tests/e2e'

const [kind, ...rest] = process.argv.slice(2)
const firstOption = rest.findIndex((argument) => argument.startsWith('-'))
const paths = (firstOption < 0 ? rest : rest.slice(0, firstOption)).map(normalize)
const options = firstOption < 0 ? [] : rest.slice(firstOption)

const isBrowserTest = (path) => path.startsWith(E2E) || path.endsWith('.spec.ts')
const unitPaths = paths.filter((path) => !isBrowserTest(path))
const browserPaths = paths.filter((path) => isBrowserTest(path) || E2E.startsWith(path.replace(/\/?$/, '/')))
const isWholeSuite = paths.length === 0

// Fixtures shared by the runs below are created once: see tests/fixtures/createOnce.ts
process.env.TEST_RUN_FOLDER = mkdtempSync(join(tmpdir(), 'kuvert-tests-'))
process.on('exit', () => rmSync(process.env.TEST_RUN_FOLDER, { recursive: true, force: true }))

const skipped = []
ensureInstalled()
if (kind !== 'e2e' && (isWholeSuite || unitPaths.length > 0)) await runUnitTests()
if (kind !== 'unit' && (isWholeSuite || browserPaths.length > 0)) await runBrowserTests()
for (const what of skipped) console.warn(`SKIPPED ${what}`)
if (skipped.length > 0 && process.env.CI) process.exit(1)
if (isWholeSuite) console.log('\nAll tests passed.')

/** Vitest builds the servers itself if a test starts them: see vite.config.ts. */
async function runUnitTests() {
  const vitest = (filters, environment) =>
    run(process.execPath, ['node_modules/vitest/vitest.mjs', 'run', ...filters, ...options], environment)
  vitest(unitPaths)
  if (!isWholeSuite) return
  if (await answersQueries(POSTGRESQL)) {
    // Danish time must be right whatever the machine's zone
    console.log('\nOnce more on PostgreSQL, with the machine in New York')
    vitest(
      [
        'domain',
        'api',
        'tests/faults/deadDatabase',
        'tests/faults/sharedDatabase',
        'tests/faults/killedInTurn',
        'tests/faults/killedOnFullDay',
        'tests/deploy/image',
      ],
      {
        TEST_DATABASE_URL: POSTGRESQL,
        TZ: 'America/New_York',
      },
    )
  } else skipped.push('the suite on PostgreSQL: none answers (TEST_DATABASE_URL names one)')
}

async function runBrowserTests() {
  ensureBuilt()
  const browser = await findBrowser()
  if (!browser) {
    console.error('No Chromium could be found or installed: the browser tests cannot run (CHROME_PATH names one).')
    process.exit(1)
  }
  const playwright = ['node_modules/@playwright/test/cli.js', 'test', '-c', `${E2E}/playwright.config.ts`]
  const specs = browserPaths.filter((path) => path.startsWith(`${E2E}/`))
  run(process.execPath, [...playwright, ...specs, ...options], { CHROME_PATH: browser })
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
