import { hashLinkToken } from './orderLinkToken.ts'
import type { RateLimit } from '../../rateLimit/rateLimitStore.ts'

/** CHG-9: the limits of what is written through links, for a token and for the network that it comes from. */
export const linkLimits = (token: string, network: string): RateLimit[] => [
  { kind: 'orderLink', subject: [hashLinkToken(token)], max: 20, minutes: 60 },
  { kind: 'orderLinkFromAddress', subject: [network], max: 100, minutes: 60 },
]

/** SEC-18: the limit of the links that are mailed to one email on request. */
export const renewalLimit = (email: string): RateLimit => ({
  kind: 'orderLinkMail',
  subject: [email.trim().toLowerCase()],
  max: 5,
  minutes: 60,
})
