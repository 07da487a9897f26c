import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { assertSameResponse } from './assertSameResponse.ts'
import { buildServers } from './buildServers.ts'
import { compare, CONNECTIONS, RUN_MS, RUNS, type Server, type Side } from './compare.ts'
import { startGraph } from './graphServer.ts'
import { menusQuery, ordersQuery, storefrontQuery, CATER, CATERS, caterOfTurn, DOCUMENTS } from './queries.ts'
import { menuIds, record } from './recording.ts'
import { postRequest } from './loadClient.ts'
import { uncachedRequest, measureSlowService } from './slowService.ts'

const MENUS = 8
/** As long as a service in the same city takes. */
const DELAY_MS = 4
const BY_HAND = 'by hand, node-fetch'
const BYTES = 'same bytes by node:http'
const YOGA = 'Yoga'
const CACHED_YOGA = 'Yoga with its response cache'
const JIT = 'Mercurius with JIT'
const COLD_PEERS = [YOGA, 'Apollo Server', 'Mercurius', JIT]

/**
 * The graph beside the same work by hand, the same bytes, and other servers of the same schema; over what the v2
 * service has answered once: so that what is compared is the graph, and not the service.
 */
export async function graphSpeed(v2: string, dataDir: string): Promise<void> {
  const token = await logIn(v2)
  const recording = await record(v2, token)
  const children: ChildProcess[] = []
  const started = async (file: string, args: readonly string[] = []) => {
    const env = { ...process.env, NODE_ENV: 'production' }
    const execArgv = file.endsWith('.ts') ? ['--import', 'tsx'] : []
    const child = fork(file, [...args], { execArgv, env })
    children.push(child)
    const [port] = (await once(child, 'message')) as [number]
    return { child, port }
  }
  try {
    const built = await buildServers(['handwrittenServer', 'peerServer'])
    const recorded = async (delayMs: number) => {
      const service = await started('tests/bench/graph/recordedService.ts', [String(delayMs)])
      service.child.send(recording)
      await once(service.child, 'message')
      return { ...service, address: `http://127.0.0.1:${service.port}` }
    }
    const { address } = await recorded(0)
    const graph = await startGraph(address, join(dataDir, 'graph'), children)
    const nodeFetch = await started(built.handwrittenServer, [address, 'node-fetch'])
    const undici = await started(built.handwrittenServer, [address, 'undici'])
    const bare = await started('tests/bench/baselineServer.ts')
    const serveBytes = async (body: string) => {
      bare.child.send({ path: '/graphql', body })
      await once(bare.child, 'message')
    }

    console.log(
      `\nThe graph beside others, ${CONNECTIONS} connections, medians of ${RUNS} runs of ${RUN_MS / 1000} s side by ` +
        `side over recorded answers of the v2 service. Answers a second; p50, p99 and the server's work for one in ms; ` +
        `its rate (and the work it takes) as a part of others'`,
    )
    const ids = menuIds(recording, MENUS)
    const operations = {
      'the storefront': { operationFor: storefrontQuery, isPublic: true },
      [`${MENUS} menus by id`]: { operationFor: (cater: number) => menusQuery(cater, ids), isPublic: true },
      'the order list, 50 orders': { operationFor: () => ordersQuery(CATER), isPublic: false },
    }
    for (const [title, { operationFor, isPublic }] of Object.entries(operations)) {
      const headers: Record<string, string> = isPublic ? {} : { authorization: `Bearer ${token}` }
      const operation = operationFor(CATER)
      const sameRequest = postRequest(operation, headers)
      const turns = Array.from({ length: CATERS }, (_, turn) => postRequest(operationFor(caterOfTurn(turn)), headers))
      await serveBytes(
        await assertSameResponse([graph, nodeFetch, undici].map(({ port }) => ({ port, operation, headers }))),
      )
      const plain = uncachedRequest(operation, headers)
      const known: Side[] = [
        { name: 'graph, cached response', server: graph, next: () => sameRequest },
        { name: 'graph, cached reads only', server: graph, next: () => plain },
      ]
      const sides = [
        ...(isPublic ? known : []),
        { name: isPublic ? 'graph, cold' : 'graph', server: graph, next: inTurn(turns) },
        { name: BY_HAND, server: nodeFetch, next: inTurn(turns) },
        { name: 'by hand, undici', server: undici, next: inTurn(turns) },
        { name: BYTES, server: bare, next: () => sameRequest },
      ]
      await compare(title, sides, [BY_HAND, BYTES])
    }

    const peers = new Map<string, Server>()
    for (const name of [...COLD_PEERS, CACHED_YOGA]) peers.set(name, await started(built.peerServer, [address, name]))
    const operation = storefrontQuery(CATER)
    const peerQuery = (cater: number) => ({ query: DOCUMENTS.storefront, variables: storefrontQuery(cater).variables })
    const peerTargets = [...peers.values()].map(({ port }) => ({ port, operation: peerQuery(CATER), headers: {} }))
    await serveBytes(await assertSameResponse([{ port: graph.port, operation, headers: {} }, ...peerTargets]))
    const turnsOf = (operationFor: (cater: number) => object) =>
      inTurn(Array.from({ length: CATERS }, (_, turn) => postRequest(operationFor(caterOfTurn(turn)))))
    const peer = (name: string, next: () => Buffer): Side => ({ name, server: peers.get(name) as Server, next })
    await compare(
      'the storefront, cold, by other servers of the same schema and resolvers',
      [
        { name: 'graph, cold', server: graph, next: turnsOf(storefrontQuery) },
        ...COLD_PEERS.map((name) => peer(name, turnsOf(peerQuery))),
      ],
      [YOGA],
    )
    const same = postRequest(operation)
    const samePeer = postRequest(peerQuery(CATER))
    await compare(
      'the storefront, the same again and again',
      [
        { name: 'graph, cached response', server: graph, next: () => same },
        peer(CACHED_YOGA, () => samePeer),
        { name: BYTES, server: bare, next: () => same },
      ],
      [CACHED_YOGA, BYTES],
    )

    const slow = await recorded(DELAY_MS)
    const slowPeer = (name: string) => started(built.peerServer, [slow.address, name])
    await measureSlowService({
      delayMs: DELAY_MS,
      service: slow,
      sides: [
        {
          name: 'graph, cold',
          server: await startGraph(slow.address, join(dataDir, 'slow'), children),
          next: turnsOf(storefrontQuery),
        },
        { name: JIT, server: await slowPeer(JIT), next: turnsOf(peerQuery) },
        {
          name: BY_HAND,
          server: await started(built.handwrittenServer, [slow.address, 'node-fetch']),
          next: turnsOf(storefrontQuery),
        },
      ],
      same: { cached: same, answered: uncachedRequest(operation) },
    })
  } finally {
    for (const child of children) child.kill()
  }
}

/** Each of the requests in turn, and again from the first. */
function inTurn(requests: readonly Buffer[]): () => Buffer {
  let turn = 0
  return () => requests[turn++ % requests.length] as Buffer
}

async function logIn(v2: string): Promise<string> {
  const answer = await fetch(`${v2}/api/users/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: 'smagen@demo.dk', password: 'demo-1234' }),
  })
  if (!answer.ok) throw new Error(`The demo's caterer could not log in (${answer.status})`)
  return ((await answer.json()) as { token: string }).token
}
