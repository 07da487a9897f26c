import type { RateLimit } from '../rateLimit/rateLimitStore.ts'
import { linkLimitByEmail } from './sendPasswordLink.ts'

/** SEC-17: the limits of the invitations that one user sends, and of the links that are mailed to one email. */
export const invitationLimits = (userId: string, email: string): RateLimit[] => [
  { kind: 'invitation', subject: [userId], max: 30, minutes: 60 },
  linkLimitByEmail(email),
]
