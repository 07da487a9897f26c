import { stripVTControlCharacters } from 'node:util'
import { browserTests, runReports } from './runReports.mjs'

const LINES_OF_EACH = 12

/** The failures of a run, each with the first lines of its error: the end of a log may be all that is stored of it. */
export function failureLines(runFolder) {
  const { vitest, playwright, engines } = runReports(runFolder)
  return [
    ...(vitest?.failures ?? []),
    ...(playwright ? browserFailures(playwright) : []),
    ...engines.flatMap(({ failures }) => failures),
  ].flatMap(({ name, message }) => ['', `FAILED ${name}`, ...linesOf(message).map((line) => `    ${line}`)])
}

const browserFailures = (report) => [
  ...report.errors.map(({ message }) => ({ name: 'Playwright', message })),
  ...browserTests(report).flatMap(({ file, title, results }) =>
    results.flatMap(({ errors }) => errors.map(({ message }) => ({ name: `${file}: ${title}`, message }))),
  ),
]

const linesOf = (message) =>
  stripVTControlCharacters(message)
    .split('\n')
    .filter((line) => line.trim() !== '' && !line.includes('/node_modules/'))
    .slice(0, LINES_OF_EACH)
