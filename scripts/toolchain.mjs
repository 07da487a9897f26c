import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, lstatSync, mkdirSync, readdirSync, readFileSync, realpathSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

/** Node's own modules only: this runs before anything is installed. */

/** Runs a command in the foreground; ends this process with its code where it fails. */
export function run(command, args, environment = {}) {
  const { status, signal } = spawnSync(command, args, { stdio: 'inherit', env: { ...process.env, ...environment } })
  if (status === 0) return
  console.error(`${[command, ...args].join(' ')} failed (${status ?? signal})`)
  process.exit(status || 1)
}

const node = (...args) => run(process.execPath, args)

/** Every file below a folder. */
export const filesUnder = (folder) =>
  existsSync(folder)
    ? readdirSync(folder, { withFileTypes: true }).flatMap((entry) =>
        entry.isDirectory() ? filesUnder(join(folder, entry.name)) : [join(folder, entry.name)],
      )
    : []

/** One hash of the names and contents of files that are there. */
export function hashOf(files) {
  const hash = createHash('sha256')
  for (const file of files.filter(existsSync)) hash.update(file).update(readFileSync(file))
  return hash.digest('hex')
}

/** Does the work only when the key differs from the one kept at the last success. */
function whenChanged(stamp, key, work) {
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === key()) return
  work()
  mkdirSync(dirname(stamp), { recursive: true })
  writeFileSync(stamp, key())
}

const PACKAGE_FILES = ['package.json', 'package-lock.json']

/** Installs the packages when package.json or the lock file has changed; never those of another checkout. */
export function ensureInstalled() {
  const [major, minor] = process.versions.node.split('.').map(Number)
  if (major < 20 || (major === 20 && minor < 19)) {
    console.error(`Node 20.19 or newer is needed; this is ${process.version}.`)
    process.exit(1)
  }
  if (lstatSync('node_modules', { throwIfNoEntry: false })?.isSymbolicLink()) return ensureAlike()
  const key = () => hashOf(PACKAGE_FILES) + process.versions.modules
  // the lock file was made on Linux and lacks other systems' binaries; all versions are pinned in package.json
  const lock = process.platform === 'linux' ? [] : ['--no-package-lock']
  whenChanged('node_modules/.installed', key, () => {
    console.log('Installing packages (once) ...')
    run('npm', ['install', '--no-audit', '--no-fund', '--include=dev', '--loglevel=error', ...lock])
  })
}

/** Ends this process where the linked packages are those of a checkout that asks for others. */
function ensureAlike() {
  const owner = dirname(realpathSync('node_modules'))
  const isAlike = PACKAGE_FILES.every((file) => textOf(file) === textOf(join(owner, file)))
  if (isAlike) return
  console.error(`node_modules is linked from ${owner}, which asks for other packages: remove the link to install own.`)
  process.exit(1)
}

const textOf = (file) => (existsSync(file) ? readFileSync(file, 'utf8') : '')

/** Prints the schema from the code and compiles the Relay documents against it. */
export function generate() {
  node('--import', 'tsx', 'bff/printSchema.ts')
  mkdirSync('web/__generated__', { recursive: true })
  if (!existsSync('persisted_queries.json')) writeFileSync('persisted_queries.json', '{}')
  node('node_modules/relay-compiler/cli.js')
}

const SOURCES = ['domain', 'contract', 'api', 'bff', 'web']
const BUILD_FILES = ['vite.config.ts', 'relayTag.ts', 'relay.config.js', 'schema.graphql', 'package.json']

/** Builds client and servers into dist/ when a source has changed. */
export function ensureBuilt() {
  const sources = () => SOURCES.flatMap(filesUnder).filter((file) => !/__generated__|\.test\.tsx?$/.test(file))
  whenChanged(
    'dist/.built',
    () => hashOf([...sources().sort(), ...BUILD_FILES]),
    () => {
      console.log('Building (once for each change) ...')
      generate()
      node('node_modules/vite/bin/vite.js', 'build', '--logLevel', 'warn')
      node('scripts/compress.mjs')
      node('node_modules/vite/bin/vite.js', 'build', '--ssr', '--logLevel', 'warn')
    },
  )
}
