import { rmSync, writeFileSync } from 'node:fs'
import { ensureInstalled, filesUnder, generate, hashOf, run } from './toolchain.mjs'

ensureInstalled()
const generated = () => hashOf(['schema.graphql', 'persisted_queries.json', ...filesUnder('web/__generated__').sort()])
const committed = generated()
// compiled anew, so that what no document asks for any more goes too
rmSync('web/__generated__', { recursive: true, force: true })
writeFileSync('persisted_queries.json', '{}')
generate()
if (generated() !== committed) {
  console.error('Generated files were out of date; they have been made anew: commit them.')
  process.exit(1)
}
run(process.execPath, ['node_modules/@biomejs/biome/bin/biome', 'format', '.'])
run(process.execPath, ['node_modules/oxlint/bin/oxlint', '--deny-warnings'])
run(process.execPath, ['scripts/checkBoundaries.mjs'])
run(process.execPath, ['scripts/schemaChanges.mjs'])
run(process.execPath, ['node_modules/typescript/bin/tsc', '--noEmit', '-p', '.'])
run(process.execPath, ['scripts/test.mjs'])
