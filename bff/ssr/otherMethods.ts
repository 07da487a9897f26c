import type { IncomingMessage, ServerResponse } from 'node:http'

/** A path of this site: a browser reads a second slash, or a backslash for it, as another host. */
const OWN_PATH = /^\/(?![/\\])/

/**
 * Answers what neither gets a page nor its head. A form that was sent before the page's script ran leads to its own
 * page again, all else is not allowed.
 */
export function answerOtherMethod(request: IncomingMessage, response: ServerResponse): void {
  const { method, url = '' } = request
  if (method === 'POST' && OWN_PATH.test(url)) {
    response.writeHead(303, { location: url, 'cache-control': 'no-store' }).end()
    return
  }
  response
    .writeHead(405, { allow: 'GET, HEAD', 'content-type': 'text/plain' })
    .end('Only GET and HEAD are answered here.\n')
}
