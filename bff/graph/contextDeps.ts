import type { Config } from '../config.ts'
import type { Log } from '../../runtime/logger.ts'
import type { Metrics } from '../observability/metrics.ts'
import type { Tracing } from '../observability/tracing.ts'
import { sessionApi } from '../session/sessionApi.ts'
import { createTokenReader } from '../session/tokens.ts'
import { createLogPositions } from '../v2/logPositions.ts'
import { createPublicCache } from '../v2/publicCache.ts'
import { createPublicReads } from '../v2/publicReads.ts'
import { createUpstream } from '../v2/upstream.ts'
import type { Redis } from '../cache/redis.ts'
import type { ContextDeps, ContextParts, CreateV2 } from './context.ts'
import { createHtmlReader } from './html.ts'

/** The parts of an operation's context that come from the features. */
export interface ContextFeatures {
  createV2: CreateV2
  createContextParts: () => ContextParts
}

interface Options {
  config: Config
  log: Log
  metrics: Metrics
  features: ContextFeatures
  tracing?: Tracing | undefined
  redis?: Redis | null
}

/**
 * Creates what the contexts of all operations share: the v2 service, the cache of public reads, the token reader, the
 * reader of stored HTML and the parts of the features.
 */
export function createContextDeps({ config, log, metrics, features, tracing, redis = null }: Options): ContextDeps {
  const positions = createLogPositions()
  const upstream = createUpstream({ ...config, log, metrics, tracing, positions })
  const loadKeys = () => sessionApi(upstream({ token: null, requestId: 'keys', address: null })).keys()
  return {
    config,
    log,
    upstream,
    publicReads: createPublicReads(createPublicCache(metrics, redis, positions)),
    readToken: createTokenReader(loadKeys),
    html: createHtmlReader(log),
    createV2: features.createV2,
    parts: features.createContextParts(),
  }
}
