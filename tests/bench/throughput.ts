import { fork } from 'node:child_process'
import { once as event } from 'node:events'
import { readFile } from 'node:fs/promises'
import { median, once, rate, type Target } from './load.ts'

const RUNS = 5
const RUN_MS = 2000

/** The storefront by SSR, and its query by the graph, each beside the same bytes from bare node:http. */
export async function throughput(port: number): Promise<void> {
  const host = `smagen.localhost:${port}`
  const persisted = JSON.parse(await readFile('persisted_queries.json', 'utf8')) as Record<string, string>
  const [documentId] = Object.entries(persisted).find(([, text]) => text.startsWith('query CaterRouteQuery')) ?? []
  if (!documentId) throw new Error('The storefront page has no persisted query named CaterRouteQuery')

  const page: Target = { name: 'storefront page by SSR', port, path: '/', headers: { host } }
  const query: Target = {
    name: 'its query by the graph',
    port,
    path: '/graphql',
    headers: { host, 'content-type': 'application/json' },
    body: JSON.stringify({ doc_id: documentId, variables: { host } }),
  }
  const bare = fork('tests/bench/bareServer.ts', { execArgv: ['--import', 'tsx'] })
  const [barePort] = (await event(bare, 'message')) as [number]
  const pairs: [Target, Target][] = []
  for (const target of [page, query]) {
    const path = `/${pairs.length}`
    bare.send({ path, body: await once(target) })
    await event(bare, 'message')
    pairs.push([target, { ...target, name: 'same bytes by node:http', port: barePort, path }])
  }

  console.log(`\nAnswers a second, 8 connections, medians of ${RUNS} runs of ${RUN_MS / 1000} s side by side`)
  for (const [target, floor] of pairs) {
    await rate(target, 500)
    const rates: [number, number][] = []
    for (let run = 0; run < RUNS; run++) rates.push([await rate(target, RUN_MS), await rate(floor, RUN_MS)])
    const [ours, theirs] = [median(rates.map(([a]) => a)), median(rates.map(([, b]) => b))]
    console.log(
      `  ${target.name}: ${ours.toFixed(0)}/s; ${floor.name}: ${theirs.toFixed(0)}/s; ratio 1:${(theirs / ours).toFixed(1)}`,
    )
  }
  bare.kill()
}
