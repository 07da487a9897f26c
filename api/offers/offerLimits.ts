import { hashLinkToken } from '../orders/links/orderLinkToken.ts'
import type { RateLimit } from '../rateLimit/rateLimitStore.ts'

/** The limits of what is written through the links of offers, for a token and for the network that it comes from. */
export const offerLimits = (token: string, network: string): RateLimit[] => [
  { kind: 'offerLink', subject: [hashLinkToken(token)], max: 20, minutes: 60 },
  { kind: 'offerLinkFromAddress', subject: [network], max: 100, minutes: 60 },
]

/** The limit of what one user sends in an hour: each offer mails somebody. */
export const sendLimits = (userId: string): RateLimit[] => [
  { kind: 'offerSent', subject: [userId], max: 120, minutes: 60 },
]
