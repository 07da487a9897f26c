import type { RateLimit } from '../rateLimit/rateLimitStore.ts'

/** LOG-6: how many wrong passwords may be given for one email from one address, and from one address at all. */
export const loginLimits = (email: string, address: string): RateLimit[] => [
  { kind: 'login', subject: [email.trim().toLowerCase(), address], max: 10, minutes: 15 },
  { kind: 'loginFromAddress', subject: [address], max: 50, minutes: 15 },
]
