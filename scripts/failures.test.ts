import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { beforeEach, expect, test } from 'vitest'
import { failureLines } from './failures.mjs'

let run: string
beforeEach(() => {
  run = mkdtempSync(join(tmpdir(), 'kuvert-run-'))
  return () => rmSync(run, { recursive: true, force: true })
})

test('a run without reports has no failures', () => {
  expect(failureLines(run)).toEqual([])
})

test('each failure of Vitest stands with the first twelve lines of its error, those of packages left out', () => {
  const own = Array.from({ length: 20 }, (_, index) => `line ${index}`)
  const message = own.join('\n\n    at run (file:///node_modules/vitest/run.js)\n')
  writeFileSync(join(run, 'vitest.json'), JSON.stringify({ failures: [{ name: 'basket.test.ts: adds', message }] }))
  const lines = failureLines(run)
  expect(lines.slice(0, 3)).toEqual(['', 'FAILED basket.test.ts: adds', '    line 0'])
  expect(lines.at(-1)).toBe('    line 11')
})

test("Playwright's stand with the project that failed, without colours, and so does what failed outside a test", () => {
  const tests = [
    { projectName: 'desktop', results: [{ errors: [] }] },
    { projectName: 'phone', results: [{ errors: [{ message: '\u001B[31mnot visible\u001B[39m' }] }] },
  ]
  const suites = [{ file: 'basket.spec.ts', specs: [{ title: 'keeps a line', tests }] }]
  writeFileSync(join(run, 'playwright.json'), JSON.stringify({ suites, errors: [{ message: 'no server' }] }))
  expect(failureLines(run)).toEqual([
    '',
    'FAILED Playwright',
    '    no server',
    '',
    'FAILED basket.spec.ts: keeps a line (phone)',
    '    not visible',
  ])
})
