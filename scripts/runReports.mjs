import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** The reports of a run: Vitest's, also of each engine, by tests/runReporter.ts, and Playwright's own JSON. */
export const runReports = (runFolder) => ({
  vitest: readJson(join(runFolder, 'vitest.json')),
  engines: ['firefox', 'webkit'].map((name) => readJson(join(runFolder, `${name}.json`))).filter(Boolean),
  playwright: readJson(join(runFolder, 'playwright.json')),
})

/** Each test of Playwright's report, once for each project, with its results. */
export const browserTests = (report) => report.suites.flatMap((suite) => testsOf(suite, suite.file))

const testsOf = ({ suites = [], specs = [] }, file) => [
  ...specs.flatMap(({ title, tests }) =>
    tests.map(({ projectName, results }) => ({ file, title: `${title} (${projectName})`, results })),
  ),
  ...suites.flatMap((suite) => testsOf(suite, file)),
]

const readJson = (file) => (existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined)
