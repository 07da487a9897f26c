import { randomBytes } from 'node:crypto'
import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import type { PageFailure, PageRequest, RenderedPage } from '../../web/entry.server.tsx'
import { readAssets } from './assets.ts'
import type { Assets } from './assets.ts'
import { graphiqlPage } from './graphiqlPage.ts'
import { answerOtherMethod } from './otherMethods.ts'
import { pageRequest } from './pageRequest.ts'
import { robotsText } from './robots.ts'

/** Runs an operation (JSON) in process as the visitor of a page. `from` is the visitor's request. */
export type GraphInProcess = (
  body: string,
  page: Request,
  from: IncomingMessage,
  signal: AbortSignal,
) => Response | Promise<Response>

export interface PageOptions {
  graph: GraphInProcess
  /** The bare domain. */
  domain: string
  /** The number of proxies whose X-Forwarded-* headers are trusted. */
  trustProxy: number
  /** Set to render pages from source with Vite, whose hot reload uses this server's port. */
  development?: { server: Server }
  /** Called with an error of a page, its request and the status that it is answered with. */
  onError: (error: unknown, from: IncomingMessage, status: number) => void
}

/** Handles pages and static files. */
export type PageHandler = (request: IncomingMessage, response: ServerResponse) => Promise<void>

interface PageSource {
  serveFile: (request: IncomingMessage, response: ServerResponse, next: () => void) => void
  load: (url: string) => Promise<{
    web: Pick<typeof import('../../web/entry.server.tsx'), 'pageFailure' | 'parseHost' | 'renderPage' | 'renderSitemap'>
    assets: Assets
  }>
}

/** Creates the handler of everything but the graph and images: assets, pages, GraphiQL, robots.txt and sitemap.xml. */
export async function createPageHandler(options: PageOptions): Promise<PageHandler> {
  const source = options.development ? await developmentSource(options.development.server) : await builtSource()
  return async (request, response) => {
    const isFile = await new Promise<boolean>((resolve) => {
      response.once('close', () => resolve(true))
      source.serveFile(request, response, () => resolve(false))
    })
    if (isFile) return
    try {
      await answerPage(source, options, request, response)
    } catch (error) {
      options.onError(error, request, 500)
      sendFailure(request, response, { status: 500 })
    }
  }
}

const FALLBACK_PAGE =
  '<!doctype html><html lang="da"><meta charset="utf-8"><title>Noget gik galt.</title>' +
  '<h1>Noget gik galt.</h1><p><a href="">Prøv igen</a></p></html>'

// Without React, which may be what failed
function sendFailure(from: IncomingMessage, response: ServerResponse, failure: PageFailure): void {
  if (!response.headersSent)
    response.writeHead(failure.status, { 'content-type': 'text/html; charset=utf-8', ...failureHeaders(failure) })
  response.end(from.method === 'HEAD' ? undefined : FALLBACK_PAGE)
}

const failureHeaders = ({ retryAfter }: PageFailure) => ({
  'cache-control': 'no-store',
  ...(retryAfter !== undefined && { 'retry-after': String(retryAfter) }),
})

async function answerPage(source: PageSource, options: PageOptions, from: IncomingMessage, response: ServerResponse) {
  if (from.method !== 'GET' && from.method !== 'HEAD') return answerOtherMethod(from, response)
  const disconnected = new AbortController()
  response.once('close', () => disconnected.abort())
  const request = pageRequest(from, options.trustProxy, disconnected.signal)
  if (!request) {
    response.writeHead(400, { 'content-type': 'text/plain' }).end('The Host header is not valid.\n')
    return
  }
  const { web, assets } = await source.load(from.url ?? '/')
  const host = web.parseHost(new URL(request.url).host, options.domain)
  let isSessionEnded = false
  const post: PageRequest['post'] = async (body, signal) => {
    const answer = await options.graph(body, request, from, signal)
    const cookie = answer.headers.get('set-cookie')
    if (cookie !== null) {
      // Queries set no cookie but that which ends the session
      isSessionEnded = true
      response.setHeader('set-cookie', cookie)
    }
    return answer
  }
  const { pathname } = new URL(request.url)
  if (pathname === '/robots.txt') return sendText(response, 'text/plain', robotsText(request.url))
  const onError = (error: unknown) => options.onError(error, from, web.pageFailure(error).status)
  if (pathname === '/sitemap.xml') {
    try {
      return sendText(response, 'application/xml', await web.renderSitemap({ host, post, url: request.url }))
    } catch (error) {
      onError(error)
      return sendFailure(from, response, web.pageFailure(error))
    }
  }

  const nonce = randomBytes(16).toString('base64')
  const isDevelopment = options.development !== undefined
  if (pathname === '/graphql') {
    response.writeHead(200, pageHeaders({ isPrivate: true, failure: null }, nonce, isDevelopment))
    response.end(from.method === 'HEAD' ? undefined : graphiqlPage(assets.graphiqlFile, nonce))
    return
  }
  const page = await web.renderPage({ request, host, post, assetsOf: assets.assetsOf, nonce, onError })
  if (isSessionEnded && from.headers.cookie !== undefined) {
    // Once more as the visitor that the browser is from now on
    delete from.headers.cookie
    return answerPage(source, options, from, response)
  }
  if (page instanceof Response) {
    response.writeHead(page.status, Object.fromEntries(page.headers)).end()
    return
  }
  response.writeHead(page.status, pageHeaders(page, nonce, isDevelopment))
  response.end(from.method === 'HEAD' ? undefined : page.html)
}

function sendText(response: ServerResponse, type: string, text: string | null): void {
  response.writeHead(text === null ? 404 : 200, {
    'content-type': `${type}; charset=utf-8`,
    'cache-control': 'public, max-age=3600',
  })
  response.end(text)
}

function pageHeaders(
  { isPrivate, failure }: Pick<RenderedPage, 'isPrivate' | 'failure'>,
  nonce: string,
  isDevelopment: boolean,
) {
  return {
    'content-type': 'text/html; charset=utf-8',
    'cache-control': isPrivate ? 'no-store' : 'private, no-cache',
    ...(failure && failureHeaders(failure)),
    ...(isPrivate && { 'x-robots-tag': 'noindex' }),
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
    // the development server writes styles and scripts of its own
    'content-security-policy': isDevelopment ? "frame-ancestors 'none'" : contentSecurityPolicy(nonce),
  }
}

function contentSecurityPolicy(nonce: string): string {
  return [
    "default-src 'self'",
    `script-src 'self' 'nonce-${nonce}'`,
    // the caterer's accent is a style attribute, and dialogs place themselves by such
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data: blob:",
    // GraphiQL's
    "font-src 'self' data:",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ')
}

async function builtSource(): Promise<PageSource> {
  const { default: sirv } = await import('sirv')
  const assets = readAssets()
  const web = await import('../../web/entry.server.tsx')
  const files = sirv('dist/client', {
    brotli: true,
    gzip: true,
    etag: true,
    dotfiles: false,
    extensions: [],
    setHeaders: (response) => response.setHeader('cache-control', 'public, max-age=31536000, immutable'),
  })
  return {
    serveFile: (request, response, next) =>
      request.url?.startsWith('/assets/') ? files(request, response, next) : next(),
    load: async () => ({ web, assets }),
  }
}

async function developmentSource(server: Server): Promise<PageSource> {
  const vite = await import('vite')
  const dev = await vite.createServer({ server: { middlewareMode: true, hmr: { server } }, appType: 'custom' })
  return {
    serveFile: (request, response, next) => dev.middlewares(request, response, next),
    load: async (url) => {
      // carries the preamble of hot reloading
      const html = await dev.transformIndexHtml(url, '<!doctype html><html><head></head><body></body></html>')
      const head = /<head>([\s\S]*?)<\/head>/.exec(html)?.[1] ?? ''
      const web = (await dev.ssrLoadModule('/web/entry.server.tsx')) as typeof import('../../web/entry.server.tsx')
      const assetsOf = () => ({ entry: '/web/entry.client.tsx', scripts: [], styleSheets: [], head })
      return { web, assets: { assetsOf, graphiqlFile: (name) => `/assets/${name}` } }
    },
  }
}
