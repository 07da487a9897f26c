import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { deprecationsWithoutDate, unannouncedBreaks } from './schemaBreaks.mjs'
import { filesUnder } from './toolchain.mjs'

// Fails if schema.graphql has breaking changes from that of the main branch that were not announced.

const git = (...args) => {
  const { status, stdout } = spawnSync('git', args, { encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 })
  return status === 0 ? stdout : null
}
const after = readFileSync('schema.graphql', 'utf8')
const ofMain = git('show', 'origin/main:schema.graphql') ?? git('show', 'main:schema.graphql')
// On the main branch itself, compares with the commit before
const [, earlier] = ofMain === after ? (git('log', '-2', '--format=%H', '--', 'schema.graphql') ?? '').split('\n') : []
const before = earlier ? git('show', `${earlier}:schema.graphql`) : ofMain

const undated = deprecationsWithoutDate(after)
for (const what of undated) console.error(`${what} is @deprecated without a date until which it is served.`)
if (undated.length > 0) process.exit(1)

if (before === null) {
  console.log('schema.graphql is not compared: git knows no main branch with one.')
  process.exit(0)
}
const decisions = filesUnder('docs/decisions')
  .map((file) => readFileSync(file, 'utf8'))
  .join('\n')
const breaks = unannouncedBreaks(before, after, decisions, new Date().toISOString().slice(0, 10))
if (breaks.length > 0) {
  console.error('schema.graphql breaks what other teams have written:')
  for (const sentence of breaks) console.error(`- Schema: ${sentence}`)
  console.error('Keep it beside the new and mark it @deprecated, or announce it: put these lines into docs/decisions/.')
  process.exit(1)
}
console.log('schema.graphql breaks nothing that is not announced.')
