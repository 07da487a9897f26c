import { existsSync } from 'node:fs'
import { basename, join, relative, resolve } from 'node:path'

const E2E = 'tests/e2e'
const ENGINES = 'tests/engines'

/**
 * Reads the arguments of `npm test`: files and folders, then options of Vitest or Playwright, and `--changed` anywhere.
 * `unitPaths`, `browserPaths` and `enginePaths` are undefined where none of that kind was chosen, and empty where all were.
 * Throws where a file is not there or no test of the kind (all, unit, e2e or engines) was chosen, since a run of nothing would
 * look like success.
 */
export function chosenTests(kind, args) {
  const withValue = args.find((argument) => argument.startsWith('--changed='))
  if (withValue) throw new Error(`--changed compares with the last commit and takes no value: ${withValue}`)
  const isOfChanges = args.includes('--changed')
  const given = args.filter((argument) => argument !== '--changed')
  const firstOption = given.findIndex((argument) => argument.startsWith('-'))
  const paths = (firstOption < 0 ? given : given.slice(0, firstOption)).map(existingPath)
  const ofKind = (name, isOfKind) => {
    if (kind !== 'all' && kind !== name) return undefined
    return paths.length === 0 ? [] : nonEmpty(paths.filter(isOfKind))
  }
  const chosen = {
    isOfChanges,
    isWholeSuite: paths.length === 0 && !isOfChanges,
    options: firstOption < 0 ? [] : given.slice(firstOption),
    unitPaths: ofKind('unit', (path) => !isIn(path, E2E) && !isIn(path, ENGINES)),
    browserPaths: ofKind('e2e', (path) => isIn(path, E2E) || isIn(E2E, path)),
    enginePaths: ofKind('engines', (path) => isIn(path, ENGINES) || isIn(ENGINES, path)),
  }
  if (!chosen.unitPaths && !chosen.browserPaths && !chosen.enginePaths)
    throw new Error(`No test of this kind: ${paths.join(', ')}`)
  return chosen
}

/** True if a file was chosen. */
export const isChosen = (file, paths) => paths.length === 0 || paths.some((path) => isIn(file, path))

const isIn = (path, folder) => folder === '.' || path === folder || path.startsWith(`${folder}/`)

const nonEmpty = (paths) => (paths.length > 0 ? paths : undefined)

/** From the project's folder; a browser test is known by its name alone, too. */
function existingPath(given) {
  const path = relative('.', resolve(given)) || '.'
  const browserTest = join(E2E, path)
  if (basename(path) === path && path.endsWith('.spec.ts') && existsSync(browserTest)) return browserTest
  if (!existsSync(path)) throw new Error(`No such file or folder: ${given}`)
  return path
}
