import { once } from 'node:events'
import { compare, type Server, type Side } from './compare.ts'
import { load, postRequest } from './loadClient.ts'

const CLIENTS = 50
const CLIENTS_MS = 3_000

interface SlowServiceOptions {
  delayMs: number
  /** The recorded service that takes so long for each answer. */
  service: Server
  /** Its clients: the graph and others, each with its requests for one caterer after the other. */
  sides: readonly Side[]
  /** The same request again and again, which comes from the response cache, and one that is answered anew each time. */
  same: { cached: Buffer; answered: Buffer }
}

/** The storefront's query where the service is some way off; and what many equal clients cost the service. */
export async function measureSlowService({ delayMs, service, sides, same }: SlowServiceOptions): Promise<void> {
  const [ours, ...others] = sides
  if (!ours) throw new Error('There is no side to compare')
  await compare(
    `the storefront, cold, where the service takes ${delayMs} ms for an answer`,
    sides,
    others.map(({ name }) => name),
  )
  for (const [name, request] of Object.entries(same)) {
    const before = await callsOf(service)
    const { answers } = await load(ours.server.port, () => request, CLIENTS_MS, CLIENTS)
    const calls = (await callsOf(service)) - before
    console.log(
      `  ${CLIENTS} equal clients at once, ${name}: ${(calls / answers).toFixed(4)} calls of the service a request`,
    )
  }
}

async function callsOf({ child }: Server): Promise<number> {
  child.send('calls')
  const [calls] = (await once(child, 'message')) as [number]
  return calls
}

/** A request of a visitor with a cookie, whom the response cache does not serve. */
export const uncachedRequest = (operation: object, headers: Record<string, string> = {}) =>
  postRequest(operation, { ...headers, cookie: 'plain=1' })
