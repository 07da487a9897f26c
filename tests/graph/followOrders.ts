import type { DemoGraph, Viewer } from './demoGraph.ts'

/** Collects the order events that a viewer receives of a caterer, after a cursor or from now on, until `stop`. */
export async function followOrders(
  { graph, headersOf }: DemoGraph,
  viewer: Viewer,
  caterNumber = 55,
  after: string | null = null,
) {
  const headers = { ...headersOf(viewer), 'content-type': 'application/json', accept: 'text/event-stream' }
  const query = `subscription ($caterNumber: Int, $after: String) {
    orderChanged(caterId: $caterNumber, after: $after) { type order { uuid caterNumber email } }
  }`
  const caller = { requestId: 'follow', address: '192.0.2.7', isHttps: false }
  const { body } = await graph.fetch(
    'http://bff/graphql',
    { method: 'POST', headers, body: JSON.stringify({ query, variables: { caterNumber, after } }) },
    { caller },
  )
  if (!body) throw new Error('Nothing can be followed')
  const reader = body.getReader()
  let received = ''
  const listen = async (): Promise<void> => {
    const { done, value } = await reader.read()
    if (done) return
    received += Buffer.from(value)
    await listen()
  }
  // Stopping ends it
  listen().catch(() => undefined)
  return { received: () => received, stop: () => reader.cancel() }
}
