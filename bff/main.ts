import { resolve } from 'node:path'
import { readConfig } from './config.ts'
import { callerOf } from './graph/caller.ts'
import { warmSanitiser } from './graph/html.ts'
import { createGraph } from './graph/yoga.ts'
import { createLog } from './log.ts'
import { createMetrics } from './metrics.ts'
import { createPageHandler } from './pages/pageHandler.ts'
import { createBffServer } from './server.ts'

const config = readSettings()
const log = createLog(config.logLevel)
const metrics = createMetrics()
const graph = createGraph({ config, log, metrics, persistedFile: resolve('persisted_queries.json') })
const { server, setPages } = createBffServer({ config, log, metrics, graph })

server.once('error', (error) => {
  console.error(`PORT ${config.port} at ${config.host} cannot be used: ${error.message}`)
  process.exit(1)
})
server.listen(config.port, config.host)
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, stop)

setPages(
  await createPageHandler({
    graph: (request, from) => graph.fetch(request, { caller: callerOf(from, config.trustProxy) }),
    domain: config.domain,
    trustProxy: config.trustProxy,
    development: process.env.VITE_DEV === '1' ? { server } : undefined,
    onError: (error) => log.error({ err: error }, 'page failed'),
  }),
)
log.info({ port: config.port, host: config.host, v2: new URL(config.v2Url).host }, 'BFF is up')
// Not before the first answer: it takes a second.
setTimeout(() => void warmSanitiser(), 500).unref()

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
  // Traces that are not sent yet go first
  server.close(() => void Promise.resolve(graph.dispose()).finally(() => process.exit(0)))
  server.closeIdleConnections()
  setTimeout(() => process.exit(0), 8_000).unref()
}
