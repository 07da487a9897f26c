import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, lstatSync, mkdirSync, readdirSync, readFileSync, realpathSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

// Node's own modules only: this runs before anything is installed.

/** Runs a command in the foreground; exits this process with its code if it fails. */
export function run(command, args, environment = {}) {
  const { status, signal } = spawnSync(command, args, { stdio: 'inherit', env: { ...process.env, ...environment } })
  if (status !== 0) exitAfter(command, args, status, signal)
}

/** Runs a command whose output is shown only if it fails; then exits this process with its code. */
function runQuietly(command, args, environment = {}) {
  const { status, signal, stdout, stderr } = spawnSync(command, args, {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, ...environment },
    encoding: 'utf8',
    maxBuffer: 256 * 1024 * 1024,
  })
  if (status === 0) return
  console.error(`\n${stdout}${stderr}`)
  exitAfter(command, args, status, signal)
}

function exitAfter(command, args, status, signal) {
  console.error(`${[command, ...args].join(' ')} failed (${status ?? signal})`)
  process.exit(status || 1)
}

const node = (...args) => runQuietly(process.execPath, args)

/** Vitest, which may have started the build, sets NODE_ENV to 'test': that would compile React for development. */
const viteBuild = (...args) =>
  runQuietly(process.execPath, ['node_modules/vite/bin/vite.js', 'build', '--logLevel', 'warn', ...args], {
    NODE_ENV: 'production',
    VITEST: '',
  })

/** Prints what is being done, then how many seconds it took. */
function step(label, work) {
  const startedAt = performance.now()
  process.stdout.write(`${label} ... `)
  work()
  process.stdout.write(`${((performance.now() - startedAt) / 1000).toFixed(1)} s\n`)
}

/** Lists every file below a folder. */
export const filesUnder = (folder) =>
  existsSync(folder)
    ? readdirSync(folder, { withFileTypes: true }).flatMap((entry) =>
        entry.isDirectory() ? filesUnder(join(folder, entry.name)) : [join(folder, entry.name)],
      )
    : []

/** One hash of the names and contents of the files that exist. */
export function hashOf(files) {
  const hash = createHash('sha256')
  for (const file of files.filter(existsSync)) hash.update(file).update(readFileSync(file))
  return hash.digest('hex')
}

/** Does the work unless the key equals the one saved after the last success. */
function whenChanged(stamp, key, work) {
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === key()) return
  work()
  mkdirSync(dirname(stamp), { recursive: true })
  writeFileSync(stamp, key())
}

/** Installs the packages when package.json or the lock file has changed; never those of another checkout. */
export function ensureInstalled() {
  const [major, minor] = process.versions.node.split('.').map(Number)
  if (major < 20 || (major === 20 && minor < 19)) {
    console.error(`Node 20.19 or newer is needed; this is ${process.version}.`)
    process.exit(1)
  }
  if (lstatSync('node_modules', { throwIfNoEntry: false })?.isSymbolicLink()) return assertSamePackages()
  const key = () => createHash('sha256').update(requiredPackages('.')).digest('hex') + process.versions.modules
  whenChanged('node_modules/.installed', key, () =>
    step('Installing packages', () =>
      runQuietly('npm', ['install', '--no-audit', '--no-fund', '--include=dev', '--loglevel=error']),
    ),
  )
}

/** Exits this process if node_modules is a link to that of a checkout with other packages. */
function assertSamePackages() {
  const owner = dirname(realpathSync('node_modules'))
  if (requiredPackages('.') === requiredPackages(owner)) return
  console.error(`node_modules is a link into ${owner}, which has other packages: remove the link to install your own.`)
  process.exit(1)
}

/** The dependencies of a checkout as one text: its scripts and description may change without an installation. */
function requiredPackages(folder) {
  const textOf = (file) => (existsSync(join(folder, file)) ? readFileSync(join(folder, file), 'utf8') : '')
  const { dependencies, devDependencies, overrides, allowScripts } = JSON.parse(textOf('package.json') || '{}')
  return JSON.stringify([dependencies, devDependencies, overrides, allowScripts, textOf('package-lock.json')])
}

/** Prints the schema from the code and compiles the Relay documents against it. */
export function generate() {
  step('Generating the schema and the Relay artifacts', () => {
    node('--import', 'tsx', 'bff/printSchema.ts')
    mkdirSync('web/__generated__', { recursive: true })
    if (!existsSync('persisted_queries.json')) writeFileSync('persisted_queries.json', '{}')
    node('node_modules/relay-compiler/cli.js')
  })
}

const SOURCES = ['domain', 'contract', 'runtime', 'api', 'bff', 'web']
const BUILD_FILES = [
  'scripts/toolchain.mjs',
  'scripts/serverPackages.mjs',
  'scripts/support/supportedBrowsers.mjs',
  'vite.config.ts',
  'firstViewChunk.ts',
  'graphiqlAssets.ts',
  'relayTag.ts',
  'relayModules.ts',
  'relay.config.js',
  'schema.graphql',
  'package.json',
]

/** One hash of what the product is made from in some rooms; tests and what is generated are no part of it. */
export const hashOfSources = (rooms, more = []) =>
  hashOf([
    ...rooms
      .flatMap(filesUnder)
      .filter((file) => !/__generated__|\/testing\/|\.test\.tsx?$/.test(file))
      .sort(),
    ...more,
  ])

/** Builds the client and the servers into dist/ when a source has changed. */
export function ensureBuilt() {
  whenChanged(
    'dist/.built',
    () => hashOfSources(SOURCES, BUILD_FILES),
    () => {
      generate()
      step('Building the client', () => {
        viteBuild()
        node('scripts/compress.mjs')
      })
      step('Building the servers', () => viteBuild('--ssr'))
    },
  )
}
