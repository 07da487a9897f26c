import type { IncomingMessage } from 'node:http'

/** What names the version of an answer; null where it has none. */
interface Validators {
  etag: string | null
  lastModified?: string | null
}

/** True if the client has this version already: by If-None-Match, or by If-Modified-Since where it sends no other. */
export function isNotModified({ headers }: IncomingMessage, { etag, lastModified = null }: Validators): boolean {
  const known = headers['if-none-match']
  if (known === undefined) return lastModified !== null && headers['if-modified-since'] === lastModified
  if (known.trim() === '*') return true
  return etag !== null && known.split(',').some((tag) => toStrong(tag.trim()) === toStrong(etag))
}

const toStrong = (etag: string) => etag.replace(/^W\//, '')
