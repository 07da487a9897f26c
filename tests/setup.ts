import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { expect, vi } from 'vitest'

// relay-test-utils requires jest by name
Object.assign(globalThis, { jest: vi, IS_REACT_ACT_ENVIRONMENT: true })

// What a file leaves in its temporary folder, and the processes that it leaves, are found by its name: scripts/leftovers.mjs
// oxlint-disable-next-line vitest/no-standalone-expect -- nothing is expected, a state is read
const file = expect.getState().testPath?.slice(process.cwd().length + 1) ?? 'unknown'
process.env.TEST_FILE = file
process.env.TMPDIR = join(process.env.TEST_RUN_FOLDER ?? '', 'tmp', file.replaceAll('/', '.'))
mkdirSync(process.env.TMPDIR, { recursive: true })
