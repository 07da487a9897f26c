import { createServer } from 'node:http'
import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import { closeServer, createGracefulShutdown } from '../runtime/gracefulShutdown.ts'
import { storefrontSlug } from '../domain/caters/storefrontHost.ts'
import type { Config } from './config.ts'
import { createMailPages } from './development/mailPage.ts'
import { isHttps, requestIdOf } from './http/caller.ts'
import { createGraphHandler } from './graph/graphHandler.ts'
import type { Graph } from './graph/yoga.ts'
import { createImageHandler } from './images/imageHandler.ts'
import type { Log } from '../runtime/logger.ts'
import { NO_STORE } from './http/noStore.ts'
import { securityText } from './http/securityText.ts'
import type { Metrics } from './observability/metrics.ts'
import { pathForLog, logRequest } from './observability/requestLog.ts'
import { createOrderCalendarHandler, isOrderCalendarPath } from './orders/orderCalendarHandler.ts'
import { createOrdersCsvHandler } from './orders/ordersCsvHandler.ts'
import { createCalendarHandler } from './reports/calendarHandler.ts'
import { createUpstream } from './v2/upstream.ts'

type Handler = (request: IncomingMessage, response: ServerResponse) => void | Promise<void>

/** Storefronts are names below the domain. Two years, as browsers' lists require. */
const HTTPS_ONLY = 'max-age=63072000; includeSubDomains'
/** What no page uses, so that nothing that finds its way into one can. */
const NO_DEVICES = [
  'accelerometer',
  'camera',
  'display-capture',
  'geolocation',
  'gyroscope',
  'hid',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'serial',
  'usb',
]
  .map((feature) => `${feature}=()`)
  .join(', ')
/** The longest time that a whole request may take to arrive. */
const MAX_REQUEST_MS = 15 * 60_000

export interface ServerDeps {
  config: Config
  log: Log
  metrics: Metrics
  graph: Graph
}

/**
 * Creates the web server: graph, images, files, health and mails; other paths are pages. It is ready once they are
 * set; until then they say that it starts.
 */
export function createBffServer({ config, log, metrics, graph }: ServerDeps) {
  const upstream = createUpstream({ ...config, log, metrics })
  const handlers = new Map<string, Handler>([
    ['graphql', createGraphHandler(graph, config.trustProxy)],
    ['images', createImageHandler(upstream, config.trustProxy)],
    ['kalender', createCalendarHandler(upstream, config.trustProxy)],
    ['admin/ordre.csv', createOrdersCsvHandler(graph, config.trustProxy, log)],
    ['healthz', sendText(() => 'ok\n')],
  ])
  const { securityContact } = config
  if (securityContact)
    handlers.set(
      '.well-known/security.txt',
      sendText(() => securityText(securityContact, config.domain, Date.now())),
    )
  const orderCalendar = createOrderCalendarHandler(graph, config.trustProxy)
  if (!config.isProduction) handlers.set('dev', createMailPages(config.dataDir))
  let pages: Handler | undefined

  const server: Server = createServer((request, response) => {
    setSecurityHeaders(response)
    if (config.isProduction && isHttps(request, config.trustProxy))
      response.setHeader('strict-transport-security', HTTPS_ONLY)
    logRequest(request, response, log)
    const path = (request.url ?? '/').split('?', 1)[0] ?? '/'
    const [, first = ''] = path.split('/')
    const handler = first === 'readyz' ? readiness() : isGraphiqlRequest(request, path) ? pages : handlerOf(path, first)
    // async, so that synchronous errors are handled, too
    const respond = async () => (handler ?? pages ?? starting)(request, response)
    respond().catch((error: unknown) => {
      log.error({ requestId: requestIdOf(request), err: error, path: pathForLog(path) }, 'request failed')
      if (response.headersSent) response.destroy()
      else response.writeHead(500, { 'content-type': 'text/plain' }).end('Internal error\n')
    })
  })

  // For the largest form of a phone on a slow line; slowSenders.ts ends those that are too slow before
  server.requestTimeout = MAX_REQUEST_MS

  const { isShuttingDown, drain } = createGracefulShutdown(server)

  // Not ready before the pages are set
  const readiness = (): Handler => {
    if (isShuttingDown()) return sendText(() => 'ending\n', 503)
    return pages ? sendText(() => 'ready\n') : sendText(() => 'starting\n', 503)
  }

  // A page on the bare domain alone: storefronts have no tools for developers
  const isGraphiqlRequest = ({ method, headers }: IncomingMessage, path: string) =>
    path === '/graphql' &&
    (method === 'GET' || method === 'HEAD') &&
    headers.accept?.includes('text/html') === true &&
    storefrontSlug(headers.host ?? '', config.domain) === null

  const handlerOf = (path: string, first: string): Handler | undefined => {
    if (first === 'dev') return /^\/dev\/mail(\/|$)/.test(path) ? handlers.get('dev') : undefined
    if (isOrderCalendarPath(path)) return orderCalendar
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

const STARTING_PAGE =
  '<!doctype html><html lang="da"><meta charset="utf-8"><meta name="viewport" content="width=device-width">' +
  '<meta http-equiv="refresh" content="1"><title>Starter ...</title><h1>Starter ...</h1></html>'

const starting: Handler = (_request, response) => {
  response
    .writeHead(503, { 'content-type': 'text/html; charset=utf-8', 'cache-control': NO_STORE, 'retry-after': '1' })
    .end(STARTING_PAGE)
}

function setSecurityHeaders(response: ServerResponse): void {
  response.setHeader('x-content-type-options', 'nosniff')
  response.setHeader('referrer-policy', 'strict-origin-when-cross-origin')
  response.setHeader('x-frame-options', 'SAMEORIGIN')
  // Each host serves its pages all that they load, but pictures, which other sites may show: see the handler of images
  response.setHeader('cross-origin-resource-policy', 'same-origin')
  response.setHeader('cross-origin-opener-policy', 'same-origin')
  response.setHeader('permissions-policy', NO_DEVICES)
  // Pages have a policy of their own, with what they load
  response.setHeader('content-security-policy', "default-src 'none'; frame-ancestors 'self'")
}

function sendText(text: () => string, status = 200): Handler {
  return (_request, response) => {
    response.writeHead(status, { 'content-type': 'text/plain; charset=utf-8', 'cache-control': NO_STORE }).end(text())
  }
}
