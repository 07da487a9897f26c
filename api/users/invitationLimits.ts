import type { AdminViewer, CaterViewer } from '../accounts/viewer.ts'
import type { RateLimit } from '../rateLimit/rateLimitStore.ts'
import { linkLimitByEmail } from './sendPasswordLink.ts'

/**
 * SEC-17: the limits of the invitations that one user sends, and of the links that are mailed to one email. An admin invites
 * for all caterers, and so ten times as often.
 */
export const invitationLimits = ({ role, userId }: AdminViewer | CaterViewer, email: string): RateLimit[] => [
  { kind: 'invitation', subject: [userId], max: role === 'admin' ? 300 : 30, minutes: 60 },
  linkLimitByEmail(email),
]
