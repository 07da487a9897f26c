import { spawnSync } from 'node:child_process'
import { ensureBuilt, ensureInstalled } from './toolchain.mjs'

ensureInstalled()
ensureBuilt()
// Not by run(): that repeats the command where it fails, and a password may be in it
const env = { NODE_ENV: 'development', ...process.env }
const { status } = spawnSync(process.execPath, ['dist/server/user.js', ...process.argv.slice(2)], {
  stdio: 'inherit',
  env,
})
process.exitCode = status ?? 1
