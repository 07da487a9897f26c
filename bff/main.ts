import { resolve } from 'node:path'
import { readConfig } from './config.ts'
import { warmSanitizer } from './graph/html.ts'
import { createGraphInProcess } from './graph/inProcess.ts'
import { createGraph } from './graph/yoga.ts'
import { createLog } from './observability/log.ts'
import { createMetrics } from './observability/metrics.ts'
import { logPageFailure } from './ssr/logPageFailure.ts'
import { createPageHandler } from './ssr/pageHandler.ts'
import { createBffServer } from './server.ts'

const config = readSettings()
const log = createLog(config.logLevel)
const metrics = createMetrics()
const graph = createGraph({ config, log, metrics, persistedFile: resolve('persisted_queries.json') })
const { server, setPages, end } = createBffServer({ config, log, metrics, graph })

server.once('error', (error) => {
  console.error(`PORT ${config.port} at ${config.host} cannot be used: ${error.message}`)
  process.exit(1)
})
server.listen(config.port, config.host)
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, stop)

// It takes a second that no visitor should wait for
await warmSanitizer()
setPages(
  await createPageHandler({
    graph: createGraphInProcess(graph, config.trustProxy),
    domain: config.domain,
    trustProxy: config.trustProxy,
    development: process.env.VITE_DEV === '1' ? { server } : undefined,
    onError: (error, from, status) => logPageFailure(log, error, from, status),
  }),
)
log.info({ port: config.port, host: config.host, v2: new URL(config.v2Url).host }, 'BFF is up')

function readSettings() {
  try {
    return readConfig(process.env)
  } catch (error) {
    console.error((error as Error).message)
    process.exit(1)
  }
}

/** Lets answers under way finish; what takes longer than eight seconds is cut off. */
function stop(): void {
  setTimeout(() => process.exit(0), 8_000).unref()
  // Traces that are not sent yet go first
  void end()
    .then(() => graph.dispose())
    .finally(() => process.exit(0))
}
