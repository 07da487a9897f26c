import { spawnSync } from 'node:child_process'
import { ensureBuilt, ensureInstalled } from './toolchain.mjs'

ensureInstalled()
ensureBuilt()
const { status } = spawnSync(process.execPath, ['dist/server/demoLarge.js', ...process.argv.slice(2)], {
  stdio: 'inherit',
  env: { NODE_ENV: 'development', ...process.env },
})
process.exitCode = status ?? 1
