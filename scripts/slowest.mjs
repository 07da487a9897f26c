import { browserTests, runReports } from './runReports.mjs'

const COUNT = 20

/** The slowest files and tests of a run, as lines to print. */
export function slowestLines(runFolder) {
  const { vitest, playwright, engines } = runReports(runFolder)
  return [
    ...(vitest ? [...table('Vitest, files', vitest.files), ...table('Vitest, tests', vitest.tests)] : []),
    ...(playwright ? browserTables(playwright) : []),
    ...(engines.length > 0
      ? table(
          'Engines, stories',
          engines.flatMap(({ tests }) => tests),
        )
      : []),
  ]
}

function browserTables(report) {
  const tests = browserTests(report).map(({ file, title, results }) => ({
    file,
    title,
    ms: results.reduce((sum, { duration }) => sum + duration, 0),
  }))
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

function table(title, rows) {
  const total = rows.reduce((sum, { ms }) => sum + ms, 0)
  const slowest = rows.toSorted((a, b) => b.ms - a.ms).slice(0, COUNT)
  return ['', `${title}: ${rows.length}, ${seconds(total)} s in all. The slowest:`, ...slowest.map(line)]
}

const line = ({ name, ms }) => `${seconds(ms).padStart(7)} s  ${name}`
const seconds = (ms) => (ms / 1000).toFixed(1)
