import { readFile } from 'node:fs/promises'
import { compareToBaseline } from './compareToBaseline.ts'
import { fetchOnce, type Target } from './load.ts'

/** The storefront by SSR, and its query by the graph, each beside the same bytes from bare node:http. */
export async function measureThroughput(port: number): Promise<void> {
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
  await compareToBaseline([
    { target: page, body: await fetchOnce(page) },
    { target: query, body: await fetchOnce(query) },
  ])
}
