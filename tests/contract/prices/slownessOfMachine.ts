const ROUNDS = 40
/** Milliseconds of the work below on the machine that the prices were set on, when nothing else ran. */
const USUAL_MS = 10

const rows = Array.from({ length: 400 }, (_, id) => ({
  id,
  name: `Menu ${id}`,
  price: id / 3,
  tags: ['a', 'b', `${id}`],
}))
const text = JSON.stringify(rows)

/**
 * How much more processor time this machine takes now for some work than the one that the prices were set on. Others that
 * run beside it slow the servers down as they slow this work down.
 */
export function slownessOfMachine(): number {
  const before = process.cpuUsage()
  let characters = 0
  for (let round = 0; round < ROUNDS; round++) {
    const sorted = (JSON.parse(text) as typeof rows).toSorted((a, b) => b.name.localeCompare(a.name))
    characters += JSON.stringify(sorted).length
  }
  const { user, system } = process.cpuUsage(before)
  return characters > 0 ? (user + system) / 1000 / USUAL_MS : 1
}
