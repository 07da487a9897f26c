import { install, installOf, onPath, runs } from './programs.mjs'

/** The engines beside Chromium: the program that drives each, what it needs besides, and Debian's packages of them. */
const ENGINES = [
  {
    name: 'firefox',
    variable: 'FIREFOX_PATH',
    programs: ['firefox-esr', 'firefox'],
    besides: [],
    packages: ['firefox-esr'],
    question: '--version',
  },
  {
    name: 'webkit',
    variable: 'WEBKIT_DRIVER_PATH',
    programs: ['WebKitWebDriver'],
    question: '--help',
    besides: ['Xvfb'],
    packages: ['webkit2gtk-driver', 'xvfb'],
  },
]

const present = ({ variable, programs, question, besides }) =>
  besides.every(onPath)
    ? [process.env[variable], ...programs.map(onPath)].find((path) => path && runs(path, question))
    : undefined

/**
 * The engines that stories can run in here, each with its variable and the path of its program, and what each other one lacks.
 * Debian's packages are installed where that may be done.
 */
export function findEngines() {
  const wanted = ENGINES.filter((engine) => !present(engine)).flatMap(({ packages }) => packages)
  const installation = wanted.length > 0 && installOf(['fonts-dejavu-core', ...wanted])
  if (installation) install(installation)
  const engines = ENGINES.map((engine) => ({ ...engine, path: present(engine) }))
  return {
    found: engines.filter(({ path }) => path),
    missing: engines
      .filter(({ path }) => !path)
      .map(({ name, variable, programs, besides, packages }) => {
        const needed = [programs[0], ...besides].join(' and ')
        return `the stories in ${name}: they need ${needed} (Debian's ${packages.join(', ')}; ${variable} names the first)`
      }),
  }
}
