const MAX_ATTEMPTS = 10

/**
 * The longest time in ms between two turns of the event loop while work is done; only what the process computes in it
 * counts, or the machine's other work would. Where it is not below `bound`, the work is done again, up to ten times, and
 * the shortest counts.
 */
export async function longestBlock(bound: number, work: (attempt: number) => unknown): Promise<number> {
  let shortest = Number.POSITIVE_INFINITY
  for (let attempt = 0; attempt < MAX_ATTEMPTS && shortest >= bound; attempt += 1)
    shortest = Math.min(shortest, await measure(() => work(attempt)))
  return shortest
}

async function measure(work: () => unknown): Promise<number> {
  let longest = 0
  let isDone = false
  let before = now()
  const turn = () => {
    const current = now()
    // Other threads of the process compute more than has passed
    longest = Math.max(longest, Math.min(current.wall - before.wall, current.cpu - before.cpu))
    before = current
    if (!isDone) setImmediate(turn)
  }
  turn()
  await nextTurn()
  await work()
  isDone = true
  await nextTurn()
  return longest
}

function now() {
  const { user, system } = process.cpuUsage()
  return { wall: performance.now(), cpu: (user + system) / 1000 }
}

const nextTurn = () => new Promise((resolve) => setImmediate(resolve))
