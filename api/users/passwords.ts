import { hash, verify } from '@node-rs/argon2'

/** The argon2id hash of a password in its composed form (NFC), with its salt and parameters (19 MiB, two passes). */
export const hashPassword = (text: string): Promise<string> =>
  hash(text.normalize('NFC'), { memoryCost: 19_456, timeCost: 2, parallelism: 1 })

/**
 * True if the password matches the hash, in whichever form its letters are typed: 'å' is one character on one keyboard and
 * two on another, and older hashes are of the password as it was typed.
 */
export async function verifyPassword(hashed: string, text: string): Promise<boolean> {
  for (const form of new Set([text.normalize('NFC'), text, text.normalize('NFD')]))
    if (await verify(hashed, form)) return true
  return false
}
