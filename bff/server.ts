import { createServer } from 'node:http'
import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import { closeServer, createGracefulShutdown } from '../runtime/gracefulShutdown.ts'
import { isLoopback } from '../runtime/loopback.ts'
import type { Config } from './config.ts'
import { createMailPages } from './development/mailPage.ts'
import { requestIdOf } from './caller.ts'
import { createGraphHandler } from './graph/graphHandler.ts'
import type { Graph } from './graph/yoga.ts'
import { createImageHandler } from './images/imageHandler.ts'
import type { Log } from '../runtime/logger.ts'
import { type Metrics, metricsHandler } from './observability/metrics.ts'
import { pathForLog, logRequest } from './observability/requestLog.ts'
import { createOrdersCsvHandler } from './orders/ordersCsvHandler.ts'
import { createCalendarHandler } from './reports/calendarHandler.ts'
import { createUpstream } from './v2/upstream.ts'

type Handler = (request: IncomingMessage, response: ServerResponse) => void | Promise<void>

export interface ServerDeps {
  config: Config
  log: Log
  metrics: Metrics
  graph: Graph
}

/** Creates the web server: graph, images, files, health, metrics and mails; other paths are pages, once they are set. */
export function createBffServer({ config, log, metrics, graph }: ServerDeps) {
  const upstream = createUpstream({ ...config, log, metrics })
  const handlers = new Map<string, Handler>([
    ['graphql', createGraphHandler(graph, config.trustProxy)],
    ['images', createImageHandler(upstream, config.trustProxy)],
    ['kalender', createCalendarHandler(upstream, config.trustProxy)],
    ['admin/ordre.csv', createOrdersCsvHandler(graph, config.trustProxy)],
    ['healthz', answerText(() => 'ok\n')],
    ['metrics', onlyLoopback(config, metricsHandler(metrics))],
  ])
  if (!config.isProduction) handlers.set('dev', createMailPages(config.dataDir))
  let pages: Handler | undefined

  const server: Server = createServer((request, response) => {
    setSecurityHeaders(response)
    logRequest(request, response, log)
    const path = (request.url ?? '/').split('?', 1)[0] ?? '/'
    const [, first = ''] = path.split('/')
    const handler = first === 'readyz' ? readiness() : (handlerOf(path, first) ?? pages)
    // async, so that synchronous errors are handled, too
    const answer = async () => (handler ?? starting)(request, response)
    answer().catch((error: unknown) => {
      log.error({ requestId: requestIdOf(request), err: error, path: pathForLog(path) }, 'request failed')
      if (response.headersSent) response.destroy()
      else response.writeHead(500, { 'content-type': 'text/plain' }).end('Internal error\n')
    })
  })

  const { isShuttingDown, drain } = createGracefulShutdown(server)

  // Not ready before the pages are set
  const readiness = (): Handler => {
    if (isShuttingDown()) return answerText(() => 'ending\n', 503)
    return pages ? answerText(() => 'ready\n') : answerText(() => 'starting\n', 503)
  }

  const handlerOf = (path: string, first: string): Handler | undefined => {
    if (first === 'dev') return /^\/dev\/mail(\/|$)/.test(path) ? handlers.get('dev') : undefined
    // Images and calendars have paths of their own below theirs
    return handlers.get(first === 'images' || first === 'kalender' ? first : path.slice(1))
  }

  return {
    server,
    setPages: (handler: Handler) => {
      pages = handler
    },
    /** Answers pending requests and those of a short drain period, then closes. */
    shutDown: async () => {
      await drain()
      await closeServer(server)
    },
  }
}

const starting: Handler = (_request, response) => {
  response.writeHead(503, { 'content-type': 'text/plain', 'retry-after': '1' }).end('Starting\n')
}

function setSecurityHeaders(response: ServerResponse): void {
  response.setHeader('x-content-type-options', 'nosniff')
  response.setHeader('referrer-policy', 'strict-origin-when-cross-origin')
  response.setHeader('x-frame-options', 'SAMEORIGIN')
  response.setHeader('content-security-policy', "frame-ancestors 'self'")
}

function answerText(text: () => string, status = 200): Handler {
  return (_request, response) => {
    response.writeHead(status, { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' }).end(text())
  }
}

function onlyLoopback({ metricsPublic }: Config, handler: Handler): Handler {
  return (request, response) => {
    // A proxy on this machine forwards requests from outside
    const isForwarded = request.headers['x-forwarded-for'] !== undefined
    const isAllowed = metricsPublic || (isLoopback(request.socket.remoteAddress ?? '') && !isForwarded)
    if (isAllowed) return handler(request, response)
    response.writeHead(404, { 'content-type': 'text/plain' }).end()
  }
}
