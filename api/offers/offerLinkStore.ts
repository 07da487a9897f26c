import type { Db } from '../database/connect.ts'
import { notFound, ProblemError } from '../http/problems.ts'
import type { MailLink } from '../mail/deliverWithLinks.ts'
import { createLinkToken, hashLinkToken } from '../orders/links/orderLinkToken.ts'
import type { OfferLinkViewer } from './offerStore.ts'

/** Creates a link of an offer, stored by its token's hash. Returns the token, which the demo data alone chooses. */
export async function createOfferLink(db: Db, offerId: string, token = createLinkToken()): Promise<string> {
  await db
    .insertInto('offerLink')
    .values({ tokenHash: hashLinkToken(token), offerId })
    .execute()
  return token
}

/** The link to the offer's page in mails about it. */
export const OFFER_MAIL_LINK: MailLink = {
  subjectOf: ({ offerId }) => offerId,
  createToken: createOfferLink,
}

/**
 * The viewer that a token makes of its holder. Throws 404 for an unknown token, and 410 for one of a version that a newer
 * one has replaced: nothing of either is shown.
 */
export async function openOfferLink(db: Db, token: string): Promise<OfferLinkViewer> {
  const link = await db
    .selectFrom('offerLink')
    .innerJoin('offer', 'offer.id', 'offerLink.offerId')
    .select(['offer.id', 'offer.state'])
    .where('offerLink.tokenHash', '=', hashLinkToken(token))
    .executeTakeFirst()
  if (!link) throw notFound()
  if (link.state === 'replaced') throw offerReplaced()
  return { role: 'offerLink', offerId: link.id }
}

/** 410 for an offer that a newer version has replaced. */
const offerReplaced = (): ProblemError =>
  new ProblemError(410, 'offer_replaced', { detail: 'A newer version has replaced this offer.' })
