import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { isDeepStrictEqual } from 'node:util'
import { compare, CONNECTIONS, RUN_MS, RUNS, type Server, type Side } from './compare.ts'
import { startGraph } from './graphServer.ts'
import { askMenus, askOrders, askStorefront, CATER, CATERS, caterOf } from './questions.ts'
import { menuIds, record } from './recording.ts'
import { posted } from './wireLoad.ts'

const MENUS = 8

/**
 * The graph beside the same work by hand and the same bytes, over what the v2 service has answered once: so that
 * what is compared is the graph, and not the service.
 */
export async function graphSpeed(v2: string, dataDir: string): Promise<void> {
  const token = await logIn(v2)
  const recording = await record(v2, token)
  const children: ChildProcess[] = []
  const started = async (file: string, ...args: string[]): Promise<Server> => {
    const child = fork(`tests/bench/${file}`, args, { execArgv: ['--import', 'tsx'] })
    children.push(child)
    const [port] = (await once(child, 'message')) as [number]
    return { child, port }
  }
  try {
    const service = await started('graph/recordedService.ts')
    service.child.send(recording)
    await once(service.child, 'message')
    const address = `http://127.0.0.1:${service.port}`
    const graph = await startGraph(address, dataDir, children)
    const nodeFetch = await started('graph/byHandServer.ts', address, 'node-fetch')
    const undici = await started('graph/byHandServer.ts', address, 'undici')
    const bare = await started('bareServer.ts')

    console.log(
      `\nThe graph beside the same by hand and the same bytes, ${CONNECTIONS} connections, medians of ${RUNS} runs ` +
        `of ${RUN_MS / 1000} s side by side over recorded answers of the v2 service. Answers a second; p50, p99 and the ` +
        `server's work for one in ms; its rate (and the work it takes) beside by hand with node-fetch, and beside bytes`,
    )
    const ids = menuIds(recording, MENUS)
    const questions = {
      'the storefront': { ask: askStorefront, isPublic: true },
      [`${MENUS} menus by id`]: { ask: (cater: number) => askMenus(cater, ids), isPublic: true },
      'the order list, 50 orders': { ask: () => askOrders(CATER), isPublic: false },
    }
    for (const [title, { ask, isPublic }] of Object.entries(questions)) {
      const headers: Record<string, string> = isPublic ? {} : { authorization: `Bearer ${token}` }
      const one = posted(ask(CATER), headers)
      const turns = Array.from({ length: CATERS }, (_, turn) => posted(ask(caterOf(turn)), headers))
      const byTurns = () => {
        let turn = 0
        return () => turns[turn++ % CATERS] ?? one
      }
      const text = await agreed([graph, nodeFetch, undici], ask(CATER), headers)
      bare.child.send({ path: '/graphql', body: text })
      await once(bare.child, 'message')
      const plain = posted(ask(CATER), { ...headers, cookie: 'plain=1' })
      const known: Side[] = [
        { name: 'graph, kept answer', server: graph, next: () => one },
        { name: 'graph, kept reads only', server: graph, next: () => plain },
      ]
      await compare(title, [
        ...(isPublic ? known : []),
        { name: isPublic ? 'graph, cold' : 'graph', server: graph, next: byTurns() },
        { name: 'by hand, node-fetch', server: nodeFetch, next: byTurns() },
        { name: 'by hand, undici', server: undici, next: byTurns() },
        { name: 'same bytes by node:http', server: bare, next: () => one },
      ])
    }
  } finally {
    for (const child of children) child.kill()
  }
}

/** The first one's answer. Throws where the others' data is another: they would not do the same work. */
async function agreed(servers: readonly Server[], question: object, headers: Record<string, string>): Promise<string> {
  const texts: string[] = []
  for (const { port } of servers) {
    const all = { 'content-type': 'application/json', accept: 'application/json', ...headers }
    const answer = await fetch(`http://127.0.0.1:${port}/graphql`, {
      method: 'POST',
      headers: all,
      body: JSON.stringify(question),
    })
    texts.push(await answer.text())
  }
  const [first = '', ...others] = texts
  const { data, errors } = JSON.parse(first) as { data: unknown; errors?: unknown }
  if (errors) throw new Error(first.slice(0, 1000))
  if (!others.every((text) => isDeepStrictEqual(JSON.parse(text).data, data)))
    throw new Error(`By hand the answer is another:\n${texts.map((text) => text.slice(0, 2000)).join('\n')}`)
  return first
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
