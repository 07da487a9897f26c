import { createHash } from 'node:crypto'

const LENGTH = 32

/** Appends the SHA-256 of the bytes, which image decoders ignore. */
export const addChecksum = (bytes: Buffer): Buffer => Buffer.concat([bytes, sha256(bytes)])

/** The bytes without the checksum that {@link addChecksum} appended; null when they are damaged. */
export function verifyChecksum(stored: Buffer): Buffer | null {
  const bytes = stored.subarray(0, -LENGTH)
  return bytes.length > 0 && sha256(bytes).equals(stored.subarray(-LENGTH)) ? bytes : null
}

const sha256 = (bytes: Buffer) => createHash('sha256').update(bytes).digest()
