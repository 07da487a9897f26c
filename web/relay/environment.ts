import { Environment, RecordSource, Store } from 'relay-runtime'
import { createNetwork } from './network.ts'
import type { PostOperation } from './postOperation.ts'

/** The records of a store as they travel from the server to the browser. */
export type StoreRecords = NonNullable<ConstructorParameters<typeof RecordSource>[0]>

const QUERY_CACHE_MS = 5 * 60_000

/** Creates a Relay environment: one per page on the server, one per tab in the browser. */
export function createEnvironment(options: { post: PostOperation; isServer: boolean; records?: StoreRecords }) {
  return new Environment({
    configName: options.isServer ? 'server' : 'browser',
    network: createNetwork(options.post),
    store: new Store(new RecordSource(options.records), {
      gcReleaseBufferSize: 20,
      queryCacheExpirationTime: QUERY_CACHE_MS,
    }),
    isServer: options.isServer,
  })
}
