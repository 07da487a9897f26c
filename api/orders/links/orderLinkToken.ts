import { createHash, randomBytes } from 'node:crypto'

/** A new token of an order's link: 128 random bits. */
export const createLinkToken = (): string => randomBytes(16).toString('base64url')

/** The hash under which a token is stored. */
export const hashLinkToken = (token: string): string => createHash('sha256').update(token).digest('hex')
