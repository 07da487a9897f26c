import type { IncomingMessage } from 'node:http'
import { MAX_ADDRESS_LENGTH } from '../../domain/textLengths.ts'
import { identifyCaller } from '../caller.ts'

const HOST = /^([\w.-]+|\[[\da-f:.]+\])(:\d+)?$/i

/**
 * The request for a page as the visitor sent it: with their host, and https where the trusted proxies (`trustProxy` is
 * their number) say so. Null where the Host header is missing or not valid. `signal` aborts when the visitor disconnects.
 */
export function pageRequest(from: IncomingMessage, trustProxy: number, signal: AbortSignal): Request | null {
  const { host } = from.headers
  const origin = `${identifyCaller(from, trustProxy).isHttps ? 'https' : 'http'}://${host}`
  if (host === undefined || host.length > MAX_ADDRESS_LENGTH || !HOST.test(host) || !URL.canParse(origin)) return null
  const headers = new Headers()
  for (const [name, value] of Object.entries(from.headers)) {
    if (typeof value === 'string' && !name.startsWith(':')) headers.set(name, value)
  }
  const path = from.url?.startsWith('/') ? from.url : '/'
  return new Request(new URL(origin + path), { method: from.method ?? 'GET', headers, signal })
}
