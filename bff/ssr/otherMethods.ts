import type { IncomingMessage, ServerResponse } from 'node:http'
import { NO_STORE } from '../http/noStore.ts'

/** A path on this host: browsers read a second slash or a backslash as the start of another host. */
const OWN_PATH = /^\/(?![/\\])/

/**
 * Handles methods other than GET and HEAD. A form that was posted before the page's script ran is redirected to its own
 * page; everything else is answered 405.
 */
export function answerOtherMethod(request: IncomingMessage, response: ServerResponse): void {
  const { method, url = '' } = request
  if (method === 'POST' && OWN_PATH.test(url)) {
    response.writeHead(303, { location: url, 'cache-control': NO_STORE }).end()
    return
  }
  response
    .writeHead(405, { allow: 'GET, HEAD', 'content-type': 'text/plain' })
    .end('Only GET and HEAD are answered here.\n')
}
