import { rmSync, writeFileSync } from 'node:fs'
import { ensureInstalled, filesUnder, generate, hashOf, run } from './toolchain.mjs'

ensureInstalled()
const generated = () => hashOf(['schema.graphql', 'persisted_queries.json', ...filesUnder('web/__generated__').sort()])
const committed = generated()
// Recompiles from scratch, so that artifacts of deleted documents disappear
rmSync('web/__generated__', { recursive: true, force: true })
writeFileSync('persisted_queries.json', '{}')
generate()
if (generated() !== committed) {
  console.error('Generated files were out of date and have been regenerated: commit them.')
  process.exit(1)
}
run(process.execPath, ['scripts/lint.mjs'])
run(process.execPath, ['scripts/schemaChanges.mjs'])
// Each checker of types makes its own of what they share: four, as by default, take twice the processor time of two
run(process.execPath, ['node_modules/typescript/bin/tsc', '--noEmit', '-p', '.', '--checkers', '2'])
run(process.execPath, ['scripts/test.mjs', 'all'])
