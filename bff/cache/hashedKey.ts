import { createHash } from 'node:crypto'

/** The key of a cache for a text that anybody may make long: of one length, so that nobody fills the memory with keys. */
export const hashedKey = (text: string): string => createHash('sha256').update(text).digest('base64url')
