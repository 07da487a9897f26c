import { createHash } from 'node:crypto'

const LENGTH = 32

/** Bytes with their SHA-256 behind them, which pictures' readers overlook. */
export const seal = (bytes: Buffer): Buffer => Buffer.concat([bytes, sha256(bytes)])

/** The bytes that {@link seal} was given; null where not one of them may have changed and one has. */
export function unseal(sealed: Buffer): Buffer | null {
  const bytes = sealed.subarray(0, -LENGTH)
  return bytes.length > 0 && sha256(bytes).equals(sealed.subarray(-LENGTH)) ? bytes : null
}

const sha256 = (bytes: Buffer) => createHash('sha256').update(bytes).digest()
