import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { beforeEach, expect, test } from 'vitest'
import { slowestLines } from './slowest.mjs'

let run: string
beforeEach(() => {
  run = mkdtempSync(join(tmpdir(), 'kuvert-run-'))
  return () => rmSync(run, { recursive: true, force: true })
})

test('a run without reports has no slowest', () => {
  expect(slowestLines(run)).toEqual([])
})

test("Vitest's twenty slowest files and tests come slowest first, with the sum of all", () => {
  const files = Array.from({ length: 25 }, (_, index) => ({ name: `file ${index}`, ms: index * 1000 }))
  writeFileSync(join(run, 'vitest.json'), JSON.stringify({ files, tests: [{ name: 'a test', ms: 1234 }] }))
  const lines = slowestLines(run)
  expect(lines.slice(1, 4)).toEqual([
    'Vitest, files: 25, 300.0 s in all. The slowest:',
    '   24.0 s  file 24',
    '   23.0 s  file 23',
  ])
  expect(lines).toContain('    5.0 s  file 5')
  expect(lines).not.toContain('    4.0 s  file 4')
  expect(lines.slice(-2)).toEqual(['Vitest, tests: 1, 1.2 s in all. The slowest:', '    1.2 s  a test'])
})

test("Playwright's come from its own report, a test once for each project and a file as their sum", () => {
  const tests = [
    { projectName: 'desktop', results: [{ duration: 2000 }] },
    { projectName: 'phone', results: [{ duration: 3000 }] },
  ]
  const suites = [{ file: 'basket.spec.ts', suites: [{ specs: [{ title: 'keeps a line', tests }] }] }]
  writeFileSync(join(run, 'playwright.json'), JSON.stringify({ suites }))
  expect(slowestLines(run)).toEqual([
    '',
    'Playwright, files: 1, 5.0 s in all. The slowest:',
    '    5.0 s  basket.spec.ts',
    '',
    'Playwright, tests: 2, 5.0 s in all. The slowest:',
    '    3.0 s  basket.spec.ts: keeps a line (phone)',
    '    2.0 s  basket.spec.ts: keeps a line (desktop)',
  ])
})
