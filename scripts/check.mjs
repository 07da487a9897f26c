import { spawnSync } from 'node:child_process'
import { ensureInstalled, generate, run } from './toolchain.mjs'

ensureInstalled()
const generated = ['schema.graphql', 'persisted_queries.json', 'web/__generated__']
const state = () => spawnSync('git', ['status', '--porcelain', '--', ...generated], { encoding: 'utf8' }).stdout
const before = state()
generate()
if (state() !== before || (process.env.CI && state() !== '')) {
  console.error(`Generated files were out of date; commit them:\n${state()}`)
  process.exit(1)
}
run(process.execPath, ['node_modules/@biomejs/biome/bin/biome', 'format', '.'])
run(process.execPath, ['node_modules/oxlint/bin/oxlint', '--deny-warnings'])
run(process.execPath, ['scripts/rooms.mjs'])
run(process.execPath, ['node_modules/typescript/bin/tsc', '--noEmit', '-p', '.'])
run(process.execPath, ['scripts/test.mjs'])
