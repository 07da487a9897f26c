import type { Config } from '../config.ts'
import type { Log } from '../../runtime/logger.ts'
import type { Metrics } from '../observability/metrics.ts'
import type { Tracing } from '../observability/tracing.ts'
import { createOrderListeners } from '../orders/orderListeners.ts'
import { createTokenReader } from '../session/tokens.ts'
import { usersApi } from '../users/usersApi.ts'
import { createLogPositions } from '../v2/logPositions.ts'
import { createPublicCache } from '../v2/publicCache.ts'
import { createPublicReads } from '../v2/publicReads.ts'
import { createUpstream } from '../v2/upstream.ts'
import type { Redis } from '../cache/redis.ts'
import type { ContextDeps } from './context.ts'
import { createHtmlReader } from './html.ts'

interface Options {
  config: Config
  log: Log
  metrics: Metrics
  tracing?: Tracing | undefined
  redis?: Redis | null
}

/**
 * Creates what the contexts of all operations share: the v2 service, the cache of public reads, the token reader and the
 * reader of stored HTML.
 */
export function createContextDeps({ config, log, metrics, tracing, redis = null }: Options): ContextDeps {
  const positions = createLogPositions()
  const upstream = createUpstream({ ...config, log, metrics, tracing, positions })
  const loadKeys = () => usersApi(upstream({ token: null, requestId: 'keys', address: null })).keys()
  return {
    config,
    upstream,
    publicReads: createPublicReads(createPublicCache(metrics, redis, positions)),
    readToken: createTokenReader(loadKeys),
    orderListeners: createOrderListeners(),
    html: createHtmlReader(log),
  }
}
