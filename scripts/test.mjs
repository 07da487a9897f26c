import { connect } from 'node:net'
import { findBrowser } from './browser.mjs'
import { ensureBuilt, ensureInstalled, run } from './toolchain.mjs'

const POSTGRESQL = process.env.TEST_DATABASE_URL ?? 'postgres://root@127.0.0.1:5432/test'
const skipped = []

ensureInstalled()
ensureBuilt()
vitest([])
if (await isListening(new URL(POSTGRESQL))) {
  // elsewhere's clock, too: Danish time must hold whatever the machine's zone
  console.log('\nOnce more on PostgreSQL, with the machine in New York')
  vitest(['domain', 'api'], { TEST_DATABASE_URL: POSTGRESQL, TZ: 'America/New_York' })
} else skipped.push('the suite on PostgreSQL: none listens at 127.0.0.1:5432')

const browser = await findBrowser()
if (browser) {
  const playwright = ['node_modules/@playwright/test/cli.js', 'test', '-c', 'tests/e2e/playwright.config.ts']
  run(process.execPath, playwright, { CHROME_PATH: browser })
} else skipped.push('the browser tests: no Chromium could be found or installed')

for (const what of skipped) console.warn(`SKIPPED ${what}`)
if (skipped.length > 0 && process.env.CI) process.exit(1)
console.log('\nAll tests passed.')

function vitest(filters, environment = {}) {
  run(process.execPath, ['node_modules/vitest/vitest.mjs', 'run', ...filters], environment)
}

function isListening({ hostname, port }) {
  return new Promise((resolve) => {
    const socket = connect({ host: hostname, port: Number(port || 5432), timeout: 1000 })
    socket
      .once('connect', () => resolve(true))
      .once('error', () => resolve(false))
      .once('timeout', () => resolve(false))
    socket.once('connect', () => socket.destroy())
  })
}
