import { ensureInstalled, run } from './toolchain.mjs'

ensureInstalled()
run(process.execPath, ['node_modules/@biomejs/biome/bin/biome', 'format', '.'])
run(process.execPath, ['node_modules/oxlint/bin/oxlint', '--deny-warnings'])
run(process.execPath, ['scripts/support/checkStyles.mjs'])
run(process.execPath, ['scripts/boundaries/checkBoundaries.mjs'])
// Unused files, exports and dependencies
run(process.execPath, ['node_modules/knip/bin/knip.js', '--no-progress'])
