import type { AttemptLimit } from '../rateLimit/rateLimitStore.ts'

/** LOG-6: how many wrong passwords may be given for one email from one address, and from one address at all. */
export const loginLimits = (email: string, address: string): AttemptLimit[] => [
  { kind: 'login', who: [email.trim().toLowerCase(), address], most: 10, minutes: 15 },
  { kind: 'loginFromAddress', who: [address], most: 50, minutes: 15 },
]
