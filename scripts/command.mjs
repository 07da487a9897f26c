import { spawnSync } from 'node:child_process'
import { ensureBuilt, ensureInstalled } from './toolchain.mjs'

ensureInstalled()
ensureBuilt()
// Not by run(): on failure that prints the command, which may contain a password
const [name, ...args] = process.argv.slice(2)
const { status } = spawnSync(process.execPath, [`dist/server/${name}.js`, ...args], {
  stdio: 'inherit',
  env: { NODE_ENV: 'development', ...process.env },
})
process.exitCode = status ?? 1
