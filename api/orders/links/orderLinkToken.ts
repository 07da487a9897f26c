import { createHash, randomBytes } from 'node:crypto'

/** Stands in stored mails where the token of the order's link is put when they are sent. */
export const TOKEN_PLACEHOLDER = '{{ordrelink}}'

/** A new token of an order's link: 128 random bits. */
export const createLinkToken = (): string => randomBytes(16).toString('base64url')

/** The hash under which a token is stored. */
export const hashLinkToken = (token: string): string => createHash('sha256').update(token).digest('hex')
