import { once } from 'node:events'
import { resolve } from 'node:path'
import { shutDownOnSignals } from '../runtime/gracefulShutdown.ts'
import { openLogger } from '../runtime/logger.ts'
import { startMetricsServer } from '../runtime/metricsServer.ts'
import { runMain } from '../runtime/runMain.ts'
import { readConfig } from './config.ts'
import { features } from './features.ts'
import { createGraphInProcess } from './graph/inProcess.ts'
import { PRICES } from './graph/prices.ts'
import { createGraph } from './graph/yoga.ts'
import { identifyCaller } from './http/caller.ts'
import { createMetrics } from './observability/metrics.ts'
import { logPageFailure } from './ssr/logPageFailure.ts'
import { createPageHandler } from './ssr/pageHandler.ts'
import { createBffServer } from './server.ts'
import { waitForService } from './v2/waitForService.ts'

await runMain(start, 'Web server')

async function start(): Promise<void> {
  const config = readConfig(process.env)
  const log = await openLogger({ service: 'bff', level: config.logLevel, isProduction: config.isProduction })
  const metrics = createMetrics()
  const graph = createGraph({ config, log, metrics, features, persistedFile: resolve('persisted_queries.json') })
  const { server, setPages, shutDown } = createBffServer({ config, log, metrics, graph })
  if (config.metrics) await startMetricsServer(config.metrics, metrics.text)
  await once(server.listen(config.port, config.host), 'listening')
  shutDownOnSignals(async () => {
    await shutDown()
    // Sends the traces that are left
    await graph.dispose()
  }, log)

  const creatingPages = createPageHandler({
    graph: createGraphInProcess(graph, config.trustProxy),
    metrics,
    payForRendering: (from) => graph.spend(from.headers, identifyCaller(from, config.trustProxy), PRICES.rendering),
    domain: config.domain,
    trustProxy: config.trustProxy,
    development: process.env.VITE_DEV === '1' ? { server } : undefined,
    onError: (error, from, status) => logPageFailure(log, error, from, status),
  })
  const [pages] = await Promise.all([creatingPages, waitForService(config.v2Url, log)])
  setPages(pages)
  const ms = Math.round(process.uptime() * 1000)
  // In development the start script prints the addresses
  log[config.isProduction ? 'info' : 'debug'](
    { port: config.port, host: config.host, v2: new URL(config.v2Url).host, ms },
    'server started',
  )
}
