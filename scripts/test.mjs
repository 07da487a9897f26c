import { chmodSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { spawnSync } from 'node:child_process'
import { findBrowser } from './browser.mjs'
import { changedFiles, specsOf } from './changedSpecs.mjs'
import { chosenTests, isChosen } from './chosenTests.mjs'
import { findEngines } from './engines.mjs'
import { failureLines } from './failures.mjs'
import { endLeftovers, findLeftovers, waitForProcesses } from './leftovers.mjs'
import { slowestLines } from './slowest.mjs'
import { answeringPostgresql } from './testDatabase.mjs'
import { ensureBuilt, ensureInstalled } from './toolchain.mjs'

// npm test [-- --changed | FILE|FOLDER ... [options of Vitest or Playwright]]; test:unit, test:e2e and test:engines run one
// kind alone.

const [kind, ...chosen] = process.argv.slice(2)
const { isOfChanges, isWholeSuite, options, unitPaths, browserPaths, enginePaths } = orExit(() =>
  chosenTests(kind, chosen),
)

ensureInstalled()
const skipped = []
/** What this machine may lack: see docs/testing.md. */
const leftOut = []
const failed = []
const database = await answeringPostgresql().catch(exitWith)
if (!database) skipped.push('the suite on PostgreSQL: none answers (TEST_DATABASE_URL names one)')

const runFolder = mkdtempSync(join(tmpdir(), 'kuvert-tests-'))
// A server that refuses to run as root reaches its own folder below
chmodSync(runFolder, 0o711)
process.on('exit', () => rmSync(runFolder, { recursive: true, force: true }))
const environment = {
  TEST_RUN_FOLDER: runFolder,
  // Danish time must be right whatever the machine's zone
  TZ: 'America/New_York',
  // Empty where none answers: the embedded database
  TEST_DATABASE_URL: database ?? '',
}

if (unitPaths) runUnitTests()
if (browserPaths) await runBrowserTests()
if (enginePaths && !isOfChanges) runStoriesInEngines()

if (isWholeSuite) for (const line of slowestLines(runFolder)) console.log(line)
await waitForProcesses(runFolder)
const left = findLeftovers(runFolder)
for (const line of failureLines(runFolder)) console.error(line)
for (const what of left) console.error(`LEFT BEHIND ${what}`)
endLeftovers(runFolder)
for (const what of [...skipped, ...leftOut]) console.warn(`SKIPPED ${what}`)
for (const what of failed) console.error(`FAILED ${what}`)
if (failed.length > 0 || left.length > 0 || (skipped.length > 0 && process.env.CI)) process.exit(1)
if (isWholeSuite) console.log('\nAll tests passed.')

/** Vitest builds the servers itself if a test starts them: see vite.config.ts. */
function runUnitTests() {
  const changes = isOfChanges ? ['--changed', '--passWithNoTests'] : []
  run('Vitest', ['node_modules/vitest/vitest.mjs', 'run', ...changes, ...unitPaths, ...options])
}

async function runBrowserTests() {
  const paths = isOfChanges ? specsOf(changedFiles()).filter((spec) => isChosen(spec, browserPaths)) : browserPaths
  if (isOfChanges && paths.length === 0) return
  ensureBuilt()
  const browser = await findBrowser()
  if (!browser) {
    failed.push('Playwright: no Chromium could be found or installed (CHROME_PATH names one)')
    return
  }
  const temporary = join(runFolder, 'tmp', 'the browser tests')
  mkdirSync(temporary, { recursive: true })
  const playwright = ['node_modules/@playwright/test/cli.js', 'test', '-c', 'tests/e2e/playwright.config.ts']
  // It takes paths for patterns: '.' and 'tests' find the specs of tests/e2e
  run('Playwright', [...playwright, ...paths, ...options], {
    CHROME_PATH: browser,
    TMPDIR: temporary,
    // Else among the temporary files
    PWTEST_CACHE_DIR: 'node_modules/.cache/kuvert/playwright',
    PLAYWRIGHT_JSON_OUTPUT_NAME: join(runFolder, 'playwright.json'),
  })
}

function runStoriesInEngines() {
  const { found, missing } = findEngines()
  leftOut.push(...missing)
  if (found.length === 0) {
    if (kind === 'engines') failed.push('Engines: none could be found or installed')
    return
  }
  ensureBuilt()
  const stories = ['node_modules/vitest/vitest.mjs', 'run', ...enginePaths, ...options]
  for (const { name, variable, path } of found)
    run(name, [...stories, `--project=${name}`], { ENGINE: name, [variable]: path, TEST_REPORT: `${name}.json` })
}

function run(name, args, more = {}) {
  const env = { ...process.env, ...environment, ...more }
  if (spawnSync(process.execPath, args, { stdio: 'inherit', env }).status !== 0) failed.push(name)
}

function orExit(work) {
  try {
    return work()
  } catch (error) {
    return exitWith(error)
  }
}

function exitWith(error) {
  console.error(error.message)
  process.exit(1)
}
