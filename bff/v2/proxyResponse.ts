import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http'
import { pipeline } from 'node:stream/promises'
import { NO_STORE } from '../http/noStore.ts'
import { RETRY_AFTER_SECONDS } from './circuitBreaker.ts'
import { UpstreamUnavailable } from './errors.ts'
import type { Response } from './http.ts'

/** The named headers of a request, as far as it has them. */
export function pickHeaders({ headers }: IncomingMessage, names: readonly string[]): Record<string, string> {
  return Object.fromEntries(
    names.flatMap((name) => {
      const value = headers[name]
      return typeof value === 'string' ? [[name, value]] : []
    }),
  )
}

/** Sets the named headers of an answer of the v2 service, as far as it has them. */
export function setHeaders(
  response: ServerResponse,
  headers: Pick<Response['headers'], 'get'>,
  names: readonly string[],
): void {
  for (const name of names) {
    const value = headers.get(name)
    if (value !== null) response.setHeader(name, value)
  }
}

/** Streams an answer of the v2 service to the client, with the named headers of it. */
export async function pipeResponse(
  answer: Response,
  response: ServerResponse,
  headers: readonly string[],
): Promise<void> {
  response.statusCode = answer.status
  setHeaders(response, answer.headers, headers)
  if (answer.body) await pipeline(answer.body, response)
  else response.end()
}

/** The status and the headers of what could not be had of the v2 service, by the error. */
export const failureStatus = (error: unknown): { status: number; headers?: OutgoingHttpHeaders } =>
  error instanceof UpstreamUnavailable
    ? { status: 503, headers: { 'retry-after': String(RETRY_AFTER_SECONDS) } }
    : { status: 502 }

/** Sends a status without a body. */
export function sendStatus(response: ServerResponse, status: number, headers: OutgoingHttpHeaders = {}): void {
  response.writeHead(status, { 'content-type': 'text/plain', 'cache-control': NO_STORE, ...headers }).end()
}
