import { ensureBuilt, ensureInstalled, run } from './toolchain.mjs'

// npm run bench, or of one of the other programs in tests/bench
const [program = 'bench', ...options] = process.argv.slice(2)

ensureInstalled()
ensureBuilt()
run(process.execPath, ['--import', 'tsx', `tests/bench/${program}.ts`, ...options])
