import { hash, verify } from '@node-rs/argon2'

/** The argon2id hash of a password, with its salt and parameters (19 MiB, two passes). */
export const hashPassword = (text: string): Promise<string> =>
  hash(text, { memoryCost: 19_456, timeCost: 2, parallelism: 1 })

/** True if the password matches the hash. */
export const verifyPassword = (hashed: string, text: string): Promise<boolean> => verify(hashed, text)
