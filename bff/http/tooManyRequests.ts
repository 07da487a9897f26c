import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http'
import { NO_STORE } from './noStore.ts'

// Without a file of its own, for which there are no points left either
const STYLE =
  'body{font:18px/1.5 system-ui,sans-serif;color-scheme:light dark;display:grid;place-content:center;min-height:90vh;' +
  'margin:0;padding:1rem;text-align:center}'

/** The page of somebody who has no points left. */
export const TOO_MANY_REQUESTS_PAGE = Buffer.from(
  '<!doctype html><html lang="da"><meta charset="utf-8"><meta name="viewport" content="width=device-width">' +
    `<meta name="robots" content="noindex"><title>Vent et øjeblik.</title><style>${STYLE}</style>` +
    '<main><h1>Vent et øjeblik.</h1><p>Der er hentet usædvanligt mange sider på kort tid. Prøv igen om lidt. ' +
    'Det, du har valgt, er gemt.</p><p><a href="">Prøv igen</a></p></main></html>',
)

/** The headers of that page. */
export const tooManyRequestsHeaders = (retryAfter: number): OutgoingHttpHeaders => ({
  'content-type': 'text/html; charset=utf-8',
  'cache-control': NO_STORE,
  'retry-after': String(retryAfter),
  'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'",
})

/** Answers 429, with a page where the client shows one. The connection ends, as a body may be left unread. */
export function sendTooManyRequests(request: IncomingMessage, response: ServerResponse, retryAfter: number): void {
  const headers = { ...tooManyRequestsHeaders(retryAfter), ...(request.method === 'POST' && { connection: 'close' }) }
  if (request.headers.accept?.includes('text/html') === true) {
    response.writeHead(429, headers).end(request.method === 'HEAD' ? undefined : TOO_MANY_REQUESTS_PAGE)
    return
  }
  response
    .writeHead(429, { ...headers, 'content-type': 'text/plain; charset=utf-8' })
    .end(request.method === 'HEAD' ? undefined : `Too many requests: try again in ${retryAfter} seconds.\n`)
}
