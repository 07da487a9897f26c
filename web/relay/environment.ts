import { Environment, RecordSource, Store } from 'relay-runtime'
import { createNetwork } from './network.ts'
import type { NetworkOptions } from './network.ts'

const QUERY_CACHE_MS = 5 * 60_000

/** Creates a Relay environment: one per page on the server, one per tab in the browser. */
export function createEnvironment(options: NetworkOptions & { isServer: boolean }) {
  return new Environment({
    configName: options.isServer ? 'server' : 'browser',
    network: createNetwork(options),
    store: new Store(new RecordSource(), {
      gcReleaseBufferSize: 20,
      queryCacheExpirationTime: QUERY_CACHE_MS,
    }),
    isServer: options.isServer,
  })
}
