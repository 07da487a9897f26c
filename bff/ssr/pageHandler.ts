import { randomBytes } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import type { PageFailure, PageRequest } from '../../web/entry.server.tsx'
import type { Host } from '../../web/entry.server.tsx'
import { RateLimitExceeded } from '../graph/rateLimits.ts'
import { isHttps } from '../http/caller.ts'
import { NO_STORE } from '../http/noStore.ts'
import { sendTooManyRequests } from '../http/tooManyRequests.ts'
import { readSessionCookie } from '../session/sessionCookie.ts'
import type { Assets } from './assets.ts'
import { sendPage } from './finishedPage.ts'
import type { FinishedPage } from './finishedPage.ts'
import { graphiqlPage } from './graphiqlPage.ts'
import { answerOtherMethod } from './otherMethods.ts'
import { failureHeaders, hashesOf, pageHeaders } from './pageHeaders.ts'
import type { PageOptions } from './pageOptions.ts'
import { pageRequest, pageUrl, publicRequest } from './pageRequest.ts'
import { builtSource, developmentSource } from './pageSource.ts'
import type { Web } from './pageSource.ts'
import { createPublicPages } from './publicPages.ts'
import { robotsText } from './robots.ts'

/** Handles pages and static files. */
export type PageHandler = (request: IncomingMessage, response: ServerResponse) => Promise<void>

/** Creates the handler of everything but the graph and images: assets, pages, GraphiQL, robots.txt and sitemap.xml. */
export async function createPageHandler(options: PageOptions): Promise<PageHandler> {
  const source = options.development ? await developmentSource(options.development.server) : await builtSource()
  const answerPublic = createPublicPages(options)
  const isDevelopment = options.development !== undefined

  return async (request, response) => {
    const isFile = await new Promise<boolean>((resolve) => {
      response.once('close', () => resolve(true))
      source.serveFile(request, response, () => resolve(false))
    })
    if (isFile) return
    try {
      await answerPage(request, response)
    } catch (error) {
      if (error instanceof RateLimitExceeded) return sendTooManyRequests(request, response, error.retryAfter)
      options.onError(error, request, 500)
      sendFailure(request, response, { status: 500 })
    }
  }

  async function answerPage(from: IncomingMessage, response: ServerResponse): Promise<void> {
    if (from.method !== 'GET' && from.method !== 'HEAD') return answerOtherMethod(from, response)
    const url = pageUrl(from, options.trustProxy)
    if (!url) {
      response.writeHead(400, { 'content-type': 'text/plain' }).end('The Host header is not valid.\n')
      return
    }
    const { web, assets } = await source.load(from.url ?? '/')
    const host = web.parseHost(url.host, options.domain)
    if (url.pathname === '/robots.txt') return sendText(from, response, 'text/plain', robotsText(url.href))
    if (url.pathname === '/sitemap.xml') return answerSitemap({ web, host, url, from, response })
    if (url.pathname === '/graphql') return sendPage(from, response, graphiql(assets))
    const known = isDevelopment || !isOwnPort(host, from) ? null : web.publicPage(host, url)
    if (known && !(known.kind === 'login' && hasSession(from)))
      return sendPage(from, response, await answerPublic({ web, assets, known, host, url, from }))

    const disconnected = new AbortController()
    response.once('close', () => disconnected.abort())
    const request = pageRequest(from, url, disconnected.signal)
    let isSessionEnded = false
    const post: PageRequest['post'] = async (body, signal) => {
      const answer = await options.graph(body, request, from, signal)
      const cookie = answer.header('set-cookie')
      if (cookie !== null) {
        // Queries set no cookie but that which ends the session
        isSessionEnded = true
        response.setHeader('set-cookie', cookie)
      }
      return answer
    }
    const onError = (error: unknown) => options.onError(error, from, web.pageFailure(error).status)
    await options.payForRendering(from)
    const page = await web.renderPage({ request, host, post, assetsOf: assets.assetsOf, onError })
    if (isSessionEnded && from.headers.cookie !== undefined) {
      // Once more as the visitor that the browser is from now on
      delete from.headers.cookie
      return answerPage(from, response)
    }
    if (page instanceof Response) {
      response.writeHead(page.status, { ...Object.fromEntries(page.headers), 'cache-control': NO_STORE }).end()
      return
    }
    const { status, failure, isPrivate, hasSecretPath, body } = page
    const headers = pageHeaders(
      { sharing: null, failure, isPrivate, hasSecretPath },
      isDevelopment ? null : hashesOf(web.INLINE_SCRIPTS),
    )
    return sendPage(from, response, { status, headers, body })
  }

  async function answerSitemap({ web, host, url, from, response }: SitemapInput): Promise<void> {
    const visitor = publicRequest(from, url)
    const post: PageRequest['post'] = (body, signal) => options.graph(body, visitor, from, signal)
    try {
      const text = await web.renderSitemap({ host, post, url: url.href })
      return await sendText(from, response, 'application/xml', text)
    } catch (error) {
      const failure = web.pageFailure(error)
      options.onError(error, from, failure.status)
      return sendFailure(from, response, failure)
    }
  }

  function graphiql(assets: Assets): FinishedPage {
    const nonce = randomBytes(16).toString('base64')
    const scripts = isDevelopment ? null : `'nonce-${nonce}'`
    return {
      status: 200,
      headers: pageHeaders({ sharing: null, failure: null, isPrivate: true }, scripts),
      body: Buffer.from(graphiqlPage(assets.graphiqlFile, nonce)),
    }
  }

  function hasSession(from: IncomingMessage): boolean {
    return readSessionCookie(from.headers.cookie ?? null, isHttps(from, options.trustProxy)) !== null
  }
}

interface SitemapInput {
  web: Web
  host: Host
  url: URL
  from: IncomingMessage
  response: ServerResponse
}

// A page names its own port, and a Host header may name any
function isOwnPort({ port }: Host, { socket }: IncomingMessage): boolean {
  return port === '' || port === `:${socket.localPort}`
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

function sendText(from: IncomingMessage, response: ServerResponse, type: string, text: string | null): Promise<void> {
  return sendPage(from, response, {
    status: text === null ? 404 : 200,
    headers: { 'content-type': `${type}; charset=utf-8`, 'cache-control': 'public, max-age=3600' },
    body: Buffer.from(text ?? ''),
  })
}
