import { promisify } from 'node:util'
import { constants, crc32, deflateRaw } from 'node:zlib'

/** The beginning of texts, compressed once for all that continue it. */
export interface GzipStart {
  /** Deflated blocks, none of which is the last. */
  blocks: Buffer
  crc: number
  length: number
}

const deflate = promisify(deflateRaw)

/** Compresses the beginning of texts. */
export async function startGzip(text: Buffer): Promise<GzipStart> {
  const blocks = await deflate(text, { level: 9, finishFlush: constants.Z_FULL_FLUSH })
  return { blocks, crc: crc32(text), length: text.length }
}

// RFC 1952: the two magic bytes, deflate, no flags, no time, no extra flags, an unknown system
const HEADER = Buffer.from([0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 255])

/** A gzip of the beginning and the rest, in parts. The rest, of at most 65,535 bytes, is stored as it is. */
export function finishGzip({ blocks, crc, length }: GzipStart, rest: Buffer): Buffer[] {
  // RFC 1951: the last block, stored, with its length and that length's complement
  const before = Buffer.from([1, 0, 0, 0, 0])
  before.writeUInt16LE(rest.length, 1)
  before.writeUInt16LE(rest.length ^ 0xff_ff, 3)
  const trailer = Buffer.alloc(8)
  trailer.writeUInt32LE(crc32(rest, crc), 0)
  trailer.writeUInt32LE((length + rest.length) >>> 0, 4)
  return [HEADER, blocks, before, rest, trailer]
}
