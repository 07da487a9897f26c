import { randomBytes } from 'node:crypto'
import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import type { PageAssets, PageFailure, PageRequest, RenderedPage } from '../../web/entry.server.tsx'
import { readAssets } from './assets.ts'
import { answerOtherMethod } from './otherMethods.ts'
import { pageRequest } from './pageRequest.ts'
import { robotsText } from './robots.ts'

/** Asks the graph with the JSON of an operation, as the visitor of a page whose request it came `from`. */
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
  /** How many proxies' X-Forwarded-* headers are believed. */
  trustProxy: number
  /** Where Vite makes the pages from source; its hot reload uses the server's port. */
  development?: { server: Server }
  /** Told of what went wrong in a page, of the request for it, and of the status that it gives. */
  onError: (error: unknown, from: IncomingMessage, status: number) => void
}

/** Answers a page or a static file. */
export type PageHandler = (request: IncomingMessage, response: ServerResponse) => Promise<void>

interface PageMaker {
  serveFile: (request: IncomingMessage, response: ServerResponse, next: () => void) => void
  load: (url: string) => Promise<{
    web: Pick<typeof import('../../web/entry.server.tsx'), 'pageFailure' | 'parseHost' | 'renderPage' | 'renderSitemap'>
    assetsOf: (files: string[]) => PageAssets
  }>
}

/** Makes the handler of everything that is neither the graph nor an image: assets, pages, robots.txt, sitemap.xml. */
export async function createPageHandler(options: PageOptions): Promise<PageHandler> {
  const maker = options.development ? await developmentMaker(options.development.server) : await builtMaker()
  return async (request, response) => {
    const isFile = await new Promise<boolean>((resolve) => {
      response.once('close', () => resolve(true))
      maker.serveFile(request, response, () => resolve(false))
    })
    if (isFile) return
    try {
      await answerPage(maker, options, request, response)
    } catch (error) {
      options.onError(error, request, 500)
      endFailed(request, response, { status: 500 })
    }
  }
}

const LAST_RESORT =
  '<!doctype html><html lang="da"><meta charset="utf-8"><title>Noget gik galt.</title>' +
  '<h1>Noget gik galt.</h1><p><a href="">Prøv igen</a></p></html>'

// Where there is no page of React's to say it
function endFailed(from: IncomingMessage, response: ServerResponse, failure: PageFailure): void {
  if (!response.headersSent)
    response.writeHead(failure.status, { 'content-type': 'text/html; charset=utf-8', ...failureHeaders(failure) })
  response.end(from.method === 'HEAD' ? undefined : LAST_RESORT)
}

const failureHeaders = ({ retryAfter }: PageFailure) => ({
  'cache-control': 'no-store',
  ...(retryAfter !== undefined && { 'retry-after': String(retryAfter) }),
})

async function answerPage(maker: PageMaker, options: PageOptions, from: IncomingMessage, response: ServerResponse) {
  if (from.method !== 'GET' && from.method !== 'HEAD') return answerOtherMethod(from, response)
  const gone = new AbortController()
  response.once('close', () => gone.abort())
  const request = pageRequest(from, options.trustProxy, gone.signal)
  if (!request) {
    response.writeHead(400, { 'content-type': 'text/plain' }).end('The Host header is not valid.\n')
    return
  }
  const { web, assetsOf } = await maker.load(from.url ?? '/')
  const host = web.parseHost(new URL(request.url).host, options.domain)
  const post: PageRequest['post'] = (body, signal) => options.graph(body, request, from, signal)
  const { pathname } = new URL(request.url)
  if (pathname === '/robots.txt') return sendText(response, 'text/plain', robotsText(request.url))
  const onError = (error: unknown) => options.onError(error, from, web.pageFailure(error).status)
  if (pathname === '/sitemap.xml') {
    try {
      return sendText(response, 'application/xml', await web.renderSitemap({ host, post, url: request.url }))
    } catch (error) {
      onError(error)
      return endFailed(from, response, web.pageFailure(error))
    }
  }

  const nonce = randomBytes(16).toString('base64')
  const page = await web.renderPage({ request, host, post, assetsOf, nonce, onError })
  if (page instanceof Response) {
    response.writeHead(page.status, Object.fromEntries(page.headers)).end()
    return
  }
  response.writeHead(page.status, pageHeaders(page, nonce, options.development !== undefined))
  response.end(from.method === 'HEAD' ? undefined : page.html)
}

function sendText(response: ServerResponse, type: string, text: string | null): void {
  response.writeHead(text === null ? 404 : 200, {
    'content-type': `${type}; charset=utf-8`,
    'cache-control': 'public, max-age=3600',
  })
  response.end(text)
}

function pageHeaders({ isPrivate, failure }: RenderedPage, nonce: string, isDevelopment: boolean) {
  return {
    'content-type': 'text/html; charset=utf-8',
    'cache-control': isPrivate ? 'no-store' : 'private, no-cache',
    ...(failure && failureHeaders(failure)),
    ...(isPrivate && { 'x-robots-tag': 'noindex' }),
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
    // the development server writes styles and scripts of its own
    ...(!isDevelopment && { 'content-security-policy': contentSecurityPolicy(nonce) }),
  }
}

function contentSecurityPolicy(nonce: string): string {
  return [
    "default-src 'self'",
    `script-src 'self' 'nonce-${nonce}'`,
    // the caterer's accent is a style attribute, and dialogs place themselves by such
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ')
}

async function builtMaker(): Promise<PageMaker> {
  const { default: sirv } = await import('sirv')
  const assetsOf = readAssets()
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
    load: async () => ({ web, assetsOf }),
  }
}

async function developmentMaker(server: Server): Promise<PageMaker> {
  const vite = await import('vite')
  const dev = await vite.createServer({ server: { middlewareMode: true, hmr: { server } }, appType: 'custom' })
  return {
    serveFile: (request, response, next) => dev.middlewares(request, response, next),
    load: async (url) => {
      // carries the preamble of hot reloading
      const html = await dev.transformIndexHtml(url, '<!doctype html><html><head></head><body></body></html>')
      const head = /<head>([\s\S]*?)<\/head>/.exec(html)?.[1] ?? ''
      const web = (await dev.ssrLoadModule('/web/entry.server.tsx')) as typeof import('../../web/entry.server.tsx')
      return { web, assetsOf: () => ({ entry: '/web/entry.client.tsx', scripts: [], styleSheets: [], head }) }
    },
  }
}
