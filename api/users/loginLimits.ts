import type { RateLimit } from '../rateLimit/rateLimitStore.ts'

/** LOG-6: the limits of wrong passwords for one email from one address, and from one address in total. */
export const loginLimits = (email: string, address: string): RateLimit[] => [
  { kind: 'login', subject: [email.trim().toLowerCase(), address], max: 10, minutes: 15 },
  { kind: 'loginFromAddress', subject: [address], max: 50, minutes: 15 },
]
