import { ensureBuilt, ensureInstalled, run } from './toolchain.mjs'

ensureInstalled()
ensureBuilt()
run(process.execPath, ['--import', 'tsx', 'tests/bench/bench.ts'])
