import type { AddressInfo } from 'node:net'
import { createBffServer } from '../server.ts'
import { startTestGraph } from './testGraph.ts'

/** A listening BFF without pages over a fake v2 service; see startTestGraph. */
export async function startTestServer(...given: Parameters<typeof startTestGraph>) {
  const bff = await startTestGraph(...given)
  // Without 'request completed': tests look for what else is logged
  const info = (...[details, text]: unknown[]) =>
    void (String(text).startsWith('request ') || bff.log.info(details, text))
  const { server } = createBffServer({ ...bff, log: { ...bff.log, info } })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  return {
    ...bff,
    url,
    /** Posts an operation. */
    post: (body: unknown, headers: Record<string, string> = {}) =>
      globalThis.fetch(`${url}/graphql`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', ...headers },
        body: JSON.stringify(body),
      }),
    stop: async () => {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
      await bff.graph.dispose()
      await bff.v2.stop()
    },
  }
}
