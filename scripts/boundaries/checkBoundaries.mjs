import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join, relative, resolve } from 'node:path'
import { API } from './api.mjs'
import { BFF } from './bff.mjs'
import { DOMAIN } from './domain.mjs'
import { checkFolders } from './folderRules.mjs'
import { WEB } from './web.mjs'

// The allowed imports between the top-level folders.
const ROOMS = {
  domain: { rooms: [], packages: [] },
  contract: { rooms: ['domain'], packages: ['entities', 'zod'] },
  runtime: { rooms: [] },
  api: { rooms: ['domain', 'contract', 'runtime'] },
  bff: { rooms: ['domain', 'contract', 'runtime'] },
  web: { rooms: ['domain'] },
  tests: { rooms: ['domain', 'contract', 'scripts'] },
}
/** The only files that other folders may import. */
const DOORS = [
  { from: /^bff\/(ssr|main)/, to: /^web\/entry\.server\.tsx$/ },
  { from: /^tests\/(bench|contract|faults|graph)\//, to: /^bff\/testing\// },
  // A service with more caterers and users than the demo data has
  { from: /^tests\/(deploy|faults)\//, to: /^api\/(\w+\/)?testing\// },
  { from: /^api\/testing\//, to: /^tests\/fixtures\// },
  // What a printed sheet of labels must hold
  { from: /^tests\/e2e\/labels/, to: /^web\/office\/production\/labels\/labelSheets/ },
  // Each page has a price
  { from: /^tests\/contract\/prices\//, to: /^web\/routes\.tsx$/ },
  // The test of the live connection uses the browser's own client
  { from: /^tests\/faults\//, to: /^web\/(relay|office\/live)\// },
]
const TEST_PACKAGES = ['vitest', 'fast-check']
const isTest = (file) => /\.test\.tsx?$|Fixtures\.ts$|\/testing\//.test(file)

const FOLDERS = { ...DOMAIN, ...API, ...BFF, ...WEB }

const filesUnder = (folder) =>
  readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name)
    if (entry.name === '__generated__') return []
    return entry.isDirectory() ? filesUnder(path) : /\.tsx?$/.test(entry.name) ? [path] : []
  })

/** The specifiers of a file's imports. */
const importsOf = (text) =>
  [...text.matchAll(/(?:\bfrom\s+|\bimport\s+|import\(\s*)['"]([^'"]+)['"]/g)].map(([, specifier]) => specifier)
const targetOf = (file, specifier) => relative('.', resolve(dirname(file), specifier))

function* wrongImports(room, { file, imports }) {
  for (const specifier of imports) {
    if (specifier.startsWith('.')) {
      const target = targetOf(file, specifier)
      const other = target.split('/')[0]
      const throughDoor = DOORS.some((door) => door.from.test(file) && door.to.test(target))
      if (other in ROOMS && other !== room && !ROOMS[room].rooms.includes(other) && !throughDoor)
        yield `${room} may not know ${other}: ${specifier}`
      const isOthersApi = target.endsWith('Api.ts') && dirname(target) !== dirname(file)
      const isOfGround = BFF.bff.ground.includes(target.split('/')[1])
      if (room === 'bff' && isOthersApi && !isOfGround && file !== 'bff/v2Client.ts')
        yield `another feature's api file: ${specifier}`
    } else {
      const allowed = ROOMS[room].packages
      const name = specifier.replace(/^node:/, '')
      if (allowed && !allowed.includes(name) && !(isTest(file) && TEST_PACKAGES.includes(name)))
        yield `${room} may not know the package ${specifier}`
    }
  }
}

function* wrongWords(room, { file, text }) {
  if (isTest(file)) return
  const inDatabase = /^api\/(database|demo)\//.test(file)
  const isQueue = file === 'api/mail/mailQueue.ts'
  if (room === 'api' && !inDatabase && !isQueue && !file.endsWith('Store.ts'))
    if (/\.(selectFrom|insertInto|updateTable|deleteFrom)\(|\bsql`/.test(text)) yield 'SQL belongs into a store'
  const callsV2 = file === 'bff/v2/upstream.ts' || file === 'bff/v2/waitForService.ts'
  if (room === 'bff' && !callsV2 && /(?<!type .*)from 'node-fetch'|(?<![.\w])fetch\(/.test(text))
    yield 'only bff/v2/upstream.ts calls fetch, and what waits for the service'
  if (room === 'bff' && !/Api(\.test)?\.ts$/.test(file) && /['"`]\/(?:api\/v2|api\/users|cater\/orders)/.test(text))
    yield 'v2 paths belong into an api file'
}

/** The imports between a room's files, but for those of tests, which may start anything. */
const importsWithin = (files) =>
  files
    .filter(({ file }) => !isTest(file))
    .flatMap(({ file, imports }) =>
      imports
        .filter((specifier) => specifier.startsWith('.'))
        .map((specifier) => ({ from: file, to: targetOf(file, specifier) }))
        .filter(({ to }) => !to.includes('__generated__') && !isTest(to)),
    )

const complaints = Object.keys(ROOMS).flatMap((room) => {
  const files = filesUnder(room).map((file) => {
    const text = readFileSync(file, 'utf8')
    return { file, text, imports: importsOf(text) }
  })
  const within = importsWithin(files)
  return [
    ...files.flatMap((source) =>
      [...wrongImports(room, source), ...wrongWords(room, source)].map((what) => `${source.file}: ${what}`),
    ),
    ...Object.entries(FOLDERS)
      .filter(([parent]) => parent.split('/')[0] === room)
      .flatMap(([parent, rules]) =>
        checkFolders(
          parent,
          rules,
          files.map(({ file }) => file).filter((file) => !isTest(file)),
          within,
        ),
      ),
  ]
})
for (const complaint of complaints) console.error(complaint)
if (complaints.length > 0) process.exitCode = 1
else console.log('Every room and every folder imports only what it may.')
