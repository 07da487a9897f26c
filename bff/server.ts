import { createServer } from 'node:http'
import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import { closeServer, createGracefulShutdown } from '../runtime/gracefulShutdown.ts'
import { storefrontSlug } from '../domain/caters/storefrontHost.ts'
import type { Config } from './config.ts'
import { createMailPages } from './development/mailPage.ts'
import { identifyCaller, isHttps, requestIdOf } from './http/caller.ts'
import { sendTooManyRequests } from './http/tooManyRequests.ts'
import { createGraphHandler } from './graph/graphHandler.ts'
import { PRICES } from './graph/prices.ts'
import { RateLimitExceeded } from './graph/rateLimits.ts'
import type { Graph } from './graph/yoga.ts'
import { createImageCache } from './images/imageCache.ts'
import { createImageHandler } from './images/imageHandler.ts'
import type { Log } from '../runtime/logger.ts'
import { NO_STORE } from './http/noStore.ts'
import { securityText } from './http/securityText.ts'
import type { Metrics } from './observability/metrics.ts'
import { pathForLog, logRequest } from './observability/requestLog.ts'
import { createOrderCalendarHandler, isOrderCalendarPath } from './orders/orderCalendarHandler.ts'
import { createOrdersCsvHandler } from './orders/ordersCsvHandler.ts'
import { createCalendarHandler } from './reports/calendarHandler.ts'
import { publicFileHeaders } from './ssr/publicFiles.ts'
import { createUpstream } from './v2/upstream.ts'

type Handler = (request: IncomingMessage, response: ServerResponse) => void | Promise<void>

interface Route {
  handle: Handler
  /** The price of a request, before what its handler adds. */
  points: number
}

/** Without a price: what is for operators and costs no more than a refusal would, and what takes its price itself. */
const free = (handle: Handler): Route => ({ handle, points: 0 })

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
  // Yoga is a proxy, whose properties are slow
  const { spend } = graph
  const { trustProxy } = config
  const images = createImageCache(config.imageCacheBytes, metrics)
  const routes = new Map<string, Route>([
    ['graphql', free(createGraphHandler(graph, config.trustProxy))],
    ['images', { handle: createImageHandler({ upstream, cache: images, trustProxy }), points: PRICES.picture }],
    ['kalender', { handle: createCalendarHandler(upstream, config.trustProxy), points: PRICES.calendar }],
    ['admin/ordre.csv', { handle: createOrdersCsvHandler(graph, config.trustProxy, log), points: PRICES.request }],
    ['healthz', free(sendText(() => 'ok\n'))],
  ])
  const { securityContact } = config
  if (securityContact)
    routes.set(
      '.well-known/security.txt',
      free(sendText(() => securityText(securityContact, config.domain, Date.now()))),
    )
  const orderCalendar = { handle: createOrderCalendarHandler(graph, config.trustProxy), points: PRICES.calendar }
  if (!config.isProduction) routes.set('dev', free(createMailPages(config.dataDir)))
  let pages: Route | undefined

  const server: Server = createServer((request, response) => {
    setSecurityHeaders(response)
    if (config.isProduction && isHttps(request, config.trustProxy))
      response.setHeader('strict-transport-security', HTTPS_ONLY)
    logRequest(request, response, log)
    const path = (request.url ?? '/').split('?', 1)[0] ?? '/'
    const [, first = ''] = path.split('/')
    // Only the graph reads a body: whoever sends another slowly must not keep the connection
    if (hasBody(request) && !(path === '/graphql' && request.method === 'POST')) response.shouldKeepAlive = false
    const route = first === 'readyz' ? readiness() : isGraphiqlRequest(request, path) ? pages : routeOf(path, first)
    // async, so that synchronous errors are handled, too
    const respond = async () => {
      const { handle, points } = route ?? pages ?? STARTING
      if (points > 0) await spend(request.headers, identifyCaller(request, config.trustProxy), points)
      return handle(request, response)
    }
    respond().catch((error: unknown) => {
      if (error instanceof RateLimitExceeded) return sendTooManyRequests(request, response, error.retryAfter)
      log.error({ requestId: requestIdOf(request), err: error, path: pathForLog(path) }, 'request failed')
      if (response.headersSent) response.destroy()
      else response.writeHead(500, { 'content-type': 'text/plain' }).end('Internal error\n')
    })
  })

  // For the largest form of a phone on a slow line; slowSenders.ts ends those that are too slow before
  server.requestTimeout = MAX_REQUEST_MS

  const { isShuttingDown, drain } = createGracefulShutdown(server)

  // Not ready before the pages are set
  const readiness = (): Route => {
    if (isShuttingDown()) return free(sendText(() => 'ending\n', 503))
    return free(pages ? sendText(() => 'ready\n') : sendText(() => 'starting\n', 503))
  }

  // A page on the bare domain alone: storefronts have no tools for developers
  const isGraphiqlRequest = ({ method, headers }: IncomingMessage, path: string) =>
    path === '/graphql' &&
    (method === 'GET' || method === 'HEAD') &&
    headers.accept?.includes('text/html') === true &&
    storefrontSlug(headers.host ?? '', config.domain) === null

  const routeOf = (path: string, first: string): Route | undefined => {
    if (first === 'dev') return /^\/dev\/mail(\/|$)/.test(path) ? routes.get('dev') : undefined
    if (isOrderCalendarPath(path)) return orderCalendar
    if (first === 'assets' || publicFileHeaders(path)) return pages && { ...pages, points: PRICES.file }
    // Images and calendars have paths of their own below theirs
    return routes.get(first === 'images' || first === 'kalender' ? first : path.slice(1))
  }

  return {
    server,
    setPages: (handle: Handler) => {
      pages = { handle, points: PRICES.request }
    },
    /** Answers pending requests and those of a short drain period, then closes. */
    shutDown: async () => {
      await drain()
      await closeServer(server)
    },
  }
}

function hasBody({ headers }: IncomingMessage): boolean {
  return headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0
}

const STARTING_PAGE =
  '<!doctype html><html lang="da"><meta charset="utf-8"><meta name="viewport" content="width=device-width">' +
  '<meta http-equiv="refresh" content="1"><title>Starter ...</title><h1>Starter ...</h1></html>'

const STARTING = free((_request, response) => {
  response
    .writeHead(503, { 'content-type': 'text/html; charset=utf-8', 'cache-control': NO_STORE, 'retry-after': '1' })
    .end(STARTING_PAGE)
})

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
