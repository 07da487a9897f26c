import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join, relative, resolve } from 'node:path'

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
  // The test of the live connection uses the browser's own client
  { from: /^tests\/faults\//, to: /^web\/(relay|office\/live)\// },
]
const TEST_PACKAGES = ['vitest', 'fast-check']
const isTest = (file) => /\.test\.tsx?$|Fixtures\.ts$|\/testing\//.test(file)

const sources = (folder) =>
  readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name)
    if (entry.name === '__generated__') return []
    return entry.isDirectory() ? sources(path) : /\.tsx?$/.test(entry.name) ? [path] : []
  })

function* wrongImports(room, file, text) {
  for (const [, from] of text.matchAll(/(?:\bfrom\s+|import\(\s*)['"]([^'"]+)['"]/g)) {
    if (from.startsWith('.')) {
      const target = relative('.', resolve(dirname(file), from))
      const other = target.split('/')[0]
      const throughDoor = DOORS.some((door) => door.from.test(file) && door.to.test(target))
      if (other in ROOMS && other !== room && !ROOMS[room].rooms.includes(other) && !throughDoor)
        yield `${room} may not know ${other}: ${from}`
      const isOthersApi = target.endsWith('Api.ts') && dirname(target) !== dirname(file)
      if (room === 'bff' && isOthersApi && file !== 'bff/v2Client.ts' && !file.startsWith('bff/graph/'))
        yield `another feature's api file: ${from}`
    } else {
      const allowed = ROOMS[room].packages
      const name = from.replace(/^node:/, '')
      if (allowed && !allowed.includes(name) && !(isTest(file) && TEST_PACKAGES.includes(name)))
        yield `${room} may not know the package ${from}`
    }
  }
}

function* wrongWords(room, file, text) {
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

const complaints = Object.keys(ROOMS).flatMap((room) =>
  sources(room).flatMap((file) => {
    const text = readFileSync(file, 'utf8')
    return [...wrongImports(room, file, text), ...wrongWords(room, file, text)].map((what) => `${file}: ${what}`)
  }),
)
for (const complaint of complaints) console.error(complaint)
if (complaints.length > 0) process.exit(1)
console.log('Every room knows only whom it may.')
