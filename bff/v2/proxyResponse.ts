import type { ServerResponse } from 'node:http'
import { pipeline } from 'node:stream/promises'
import type { Response } from './http.ts'

/** Sends an answer of the v2 service on as it comes, with those of its headers that are named. */
export async function pipeResponse(
  answer: Response,
  response: ServerResponse,
  headers: readonly string[],
): Promise<void> {
  response.statusCode = answer.status
  for (const header of headers) {
    const value = answer.headers.get(header)
    if (value !== null) response.setHeader(header, value)
  }
  if (answer.body) await pipeline(answer.body, response)
  else response.end()
}

/** Answers a status and nothing else. */
export function sendStatus(response: ServerResponse, status: number): void {
  response.writeHead(status, { 'content-type': 'text/plain', 'cache-control': 'no-store' }).end()
}
