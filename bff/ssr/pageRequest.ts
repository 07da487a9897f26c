import type { IncomingMessage } from 'node:http'
import { MAX_ADDRESS_LENGTH } from '../../domain/texts/textLengths.ts'
import { isHttps } from '../http/caller.ts'

/** A path that leads nowhere. */
const NOWHERE = '/findes-ikke'
const HOST = /^([\w.-]+|\[[\da-f:.]+\])(:\d+)?$/i

/**
 * The address of a page as the visitor requested it: with their host, and https where the trusted proxies (`trustProxy` is
 * their number) say so. Null where the Host header is missing or not valid.
 */
export function pageUrl(from: IncomingMessage, trustProxy: number): URL | null {
  const { host } = from.headers
  const origin = `${isHttps(from, trustProxy) ? 'https' : 'http'}://${host}`
  if (host === undefined || host.length > MAX_ADDRESS_LENGTH || !HOST.test(host) || !URL.canParse(origin)) return null
  const url = new URL(origin + (from.url?.startsWith('/') ? from.url : '/'))
  // The router would complain about it, and lead to the same page
  if (!isDecodable(url.pathname)) url.pathname = NOWHERE
  return url
}

function isDecodable(path: string): boolean {
  try {
    // The bundler leaves out a call whose result is not used
    return decodeURIComponent(path) !== ''
  } catch {
    return false
  }
}

/** The request for a page as the visitor sent it. `signal` aborts when the visitor disconnects. */
export function pageRequest(from: IncomingMessage, url: URL, signal: AbortSignal): Request {
  return new Request(url, { method: from.method ?? 'GET', headers: headersOf(from), signal })
}

/** The request for a page as anybody might send it. */
export function publicRequest(from: IncomingMessage, url: URL): Request {
  const headers = headersOf(from)
  for (const name of ['cookie', 'authorization']) headers.delete(name)
  return new Request(url, { headers })
}

function headersOf(from: IncomingMessage): Headers {
  const headers = new Headers()
  for (const [name, value] of Object.entries(from.headers)) {
    if (typeof value === 'string' && !name.startsWith(':')) headers.set(name, value)
  }
  return headers
}
