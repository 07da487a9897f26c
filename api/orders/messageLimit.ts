import type { ProposalSide } from '../../domain/orders/proposals.ts'
import type { RateLimit } from '../rateLimit/rateLimitStore.ts'

/**
 * SEC-17: what a side of an order may mail to the other: messages, proposals and mails that it sends again. The sides count
 * apart, so that neither can silence the other.
 */
export const messageLimit = (orderId: string, side: ProposalSide): RateLimit => ({
  kind: 'orderMessage',
  subject: [orderId, side],
  max: 30,
  minutes: 60,
})
