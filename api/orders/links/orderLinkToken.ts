import { randomBytes } from 'node:crypto'
import { sha256 } from '../../../runtime/sha256.ts'

/** A new token of an order's link: 128 random bits. */
export const createLinkToken = (): string => randomBytes(16).toString('base64url')

/** The hash under which a token is stored. */
export const hashLinkToken = (token: string): string => sha256(token)
