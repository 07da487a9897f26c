import { sql } from 'kysely'
import type { Db } from '../../database/connect.ts'
import type { LinkViewer } from '../../accounts/viewer.ts'
import type { MailLink } from '../../mail/deliverWithLinks.ts'
import { createLinkToken, hashLinkToken } from './orderLinkToken.ts'

/** The order that a link belongs to, and whether the link still opens it. */
export interface OrderLink {
  orderId: string
  hasEnded: boolean
}

/** Creates a link of an order, stored by its token's hash. Returns the token. */
export async function createOrderLink(db: Db, orderId: string): Promise<string> {
  const token = createLinkToken()
  await db
    .insertInto('orderLink')
    .values({ tokenHash: hashLinkToken(token), orderId })
    .execute()
  return token
}

/** The link to the order's page in mails about it. */
export const ORDER_MAIL_LINK: MailLink = {
  subjectOf: ({ orderId }) => orderId,
  createToken: createOrderLink,
}

/** The link of a token, of any age; undefined if there is none. */
export async function findOrderLink(db: Db, token: string): Promise<OrderLink | undefined> {
  const link = await db
    .selectFrom('orderLink')
    .select(['orderId', 'endedAt'])
    .where('tokenHash', '=', hashLinkToken(token))
    .executeTakeFirst()
  return link && { orderId: link.orderId, hasEnded: link.endedAt !== null }
}

/** Ends every link that opens the viewer's order. */
export async function endOrderLinks(tx: Db, viewer: LinkViewer): Promise<void> {
  await tx
    .updateTable('orderLink')
    .set({ endedAt: sql`now()` })
    .where('orderId', '=', viewer.orderId)
    .where('endedAt', 'is', null)
    .execute()
}
