import { spawnSync } from 'node:child_process'
import { ensureBuilt, ensureInstalled } from './toolchain.mjs'

ensureInstalled()
ensureBuilt()
// Not by run(): on failure that prints the command, which may contain a password
const env = { NODE_ENV: 'development', ...process.env }
const { status } = spawnSync(process.execPath, ['dist/server/user.js', ...process.argv.slice(2)], {
  stdio: 'inherit',
  env,
})
process.exitCode = status ?? 1
