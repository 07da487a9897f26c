import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

const COUNT = 20

/** The slowest files and tests of a run, as lines to print. Vitest's durations come from tests/slowestReporter.ts. */
export function slowestLines(runFolder) {
  const vitest = readJson(join(runFolder, 'vitest.json'))
  const playwright = readJson(join(runFolder, 'playwright.json'))
  return [
    ...(vitest ? [...table('Vitest, files', vitest.files), ...table('Vitest, tests', vitest.tests)] : []),
    ...(playwright ? browserTables(playwright) : []),
  ]
}

function browserTables(report) {
  const tests = report.suites.flatMap((suite) => testsOf(suite, suite.file))
  const files = new Map()
  for (const { file, ms } of tests) files.set(file, (files.get(file) ?? 0) + ms)
  return [
    ...table(
      'Playwright, files',
      [...files].map(([name, ms]) => ({ name, ms })),
    ),
    ...table(
      'Playwright, tests',
      tests.map(({ file, title, ms }) => ({ name: `${file}: ${title}`, ms })),
    ),
  ]
}

const testsOf = ({ suites = [], specs = [] }, file) => [
  ...specs.flatMap(({ title, tests }) =>
    tests.map(({ projectName, results }) => ({
      file,
      title: `${title} (${projectName})`,
      ms: results.reduce((sum, { duration }) => sum + duration, 0),
    })),
  ),
  ...suites.flatMap((suite) => testsOf(suite, file)),
]

function table(title, rows) {
  const total = rows.reduce((sum, { ms }) => sum + ms, 0)
  const slowest = rows.toSorted((one, other) => other.ms - one.ms).slice(0, COUNT)
  return ['', `${title}: ${rows.length}, ${seconds(total)} s in all. The slowest:`, ...slowest.map(line)]
}

const line = ({ name, ms }) => `${seconds(ms).padStart(7)} s  ${name}`
const seconds = (ms) => (ms / 1000).toFixed(1)
const readJson = (file) => (existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined)
