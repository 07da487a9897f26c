import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { beforeEach, expect, test } from 'vitest'
import { endLeftovers, findLeftovers } from './leftovers.mjs'

let run: string
beforeEach(() => {
  run = mkdtempSync(join(tmpdir(), 'kuvert-run-'))
  return () => rmSync(run, { recursive: true, force: true })
})

test('a run that leaves nothing has no leftovers', () => {
  mkdirSync(join(run, 'tmp', 'api.orders.test.ts'), { recursive: true })
  expect(findLeftovers(run)).toEqual([])
})

test('a file in a temporary folder is named with the test file that left it', () => {
  mkdirSync(join(run, 'tmp', 'api.orders.test.ts'), { recursive: true })
  writeFileSync(join(run, 'tmp', 'api.orders.test.ts', 'kuvert-image'), '')
  expect(findLeftovers(run)).toEqual(['kuvert-image in the temporary folder of api.orders.test.ts'])
})

test.runIf(existsSync('/proc/self/environ'))(
  'a living process is named with its test file and command, and ended',
  async () => {
    const env = { ...process.env, TEST_RUN_FOLDER: run, TEST_FILE: 'tests/faults/some.test.ts' }
    const child = spawn(process.execPath, ['-e', 'console.log(1); setInterval(() => {}, 1000)'], { env })
    await once(child.stdout, 'data')
    expect(findLeftovers(run)).toEqual([
      expect.stringMatching(new RegExp(`^a process \\(${child.pid}\\) of tests/faults/some.test.ts: .*-e console`)),
    ])
    endLeftovers(run)
    await once(child, 'exit')
    expect(findLeftovers(run)).toEqual([])
  },
)
