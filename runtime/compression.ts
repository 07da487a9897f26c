import { promisify } from 'node:util'
import { brotliCompress, constants, createBrotliCompress, createGzip, gzip } from 'node:zlib'
import type { BrotliCompress, Gzip } from 'node:zlib'

/** How the bytes of an answer are written; null is as they are. */
export type Encoding = 'br' | 'gzip' | null

/** Below this a compressed answer saves no packet. */
const MIN_BYTES = 1024
const TEXT_TYPE = /^(text\/(?!event-stream)|application\/([\w.+-]*\+)?(json|xml)\b|application\/javascript\b)/

const toBrotli = promisify(brotliCompress)
const toGzip = promisify(gzip)

/** The effort for bytes that are sent once: most of the saving for a fraction of the time. */
const ONCE = { brotli: 4, gzip: 4 }
/** The effort for bytes that are kept and sent often. */
const OFTEN = { brotli: 8, gzip: 9 }

/** True if a whole body of this media type and length is worth compressing. Event streams never are. */
export function isCompressible(mediaType: string | undefined, bytes: number): boolean {
  return bytes >= MIN_BYTES && mediaType !== undefined && TEXT_TYPE.test(mediaType)
}

/** The encoding to answer with, by an Accept-Encoding header: the smallest of those that it accepts. */
export function encodingFor(acceptEncoding: string | undefined): Encoding {
  const accepted = acceptedBy(acceptEncoding)
  if (accepted.has('br')) return 'br'
  return accepted.has('gzip') ? 'gzip' : null
}

function acceptedBy(acceptEncoding: string | undefined): Set<string> {
  const accepted = new Set<string>()
  for (const part of acceptEncoding?.toLowerCase().split(',') ?? []) {
    const [name = '', ...parameters] = part.split(';').map((text) => text.trim())
    const isRefused = parameters.some((parameter) => /^q=0(\.0*)?$/.test(parameter))
    if (!isRefused) accepted.add(name)
  }
  return accepted
}

/** True if gzip is one of the encodings that an Accept-Encoding header accepts. */
export const acceptsGzip = (acceptEncoding: string | undefined): boolean => acceptedBy(acceptEncoding).has('gzip')

/** Compresses a whole body, in a thread of its own. `isKept` takes more time for fewer bytes. */
export async function compress(body: Uint8Array, encoding: 'br' | 'gzip', isCached = false): Promise<Buffer> {
  const effort = isCached ? OFTEN : ONCE
  if (encoding === 'gzip') return toGzip(body, { level: effort.gzip })
  return toBrotli(body, {
    params: { ...brotliParams(effort.brotli), [constants.BROTLI_PARAM_SIZE_HINT]: body.byteLength },
  })
}

/** Compresses a body as it comes, in a thread of its own. */
export function compressStream(encoding: 'br' | 'gzip'): BrotliCompress | Gzip {
  return encoding === 'gzip'
    ? createGzip({ level: ONCE.gzip })
    : createBrotliCompress({ params: brotliParams(ONCE.brotli) })
}

const brotliParams = (quality: number) => ({ [constants.BROTLI_PARAM_QUALITY]: quality })
