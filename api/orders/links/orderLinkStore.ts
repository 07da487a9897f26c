import { sql } from 'kysely'
import type { Db } from '../../database/connect.ts'
import type { LinkViewer } from '../../accounts/viewer.ts'
import type { MailLink } from '../../mail/deliverWithLinks.ts'
import { createLinkToken, hashLinkToken } from './orderLinkToken.ts'

/** The order that a link belongs to, and when the link was made, and replaced by a newer one. */
export interface OrderLink {
  orderId: string
  deliveryDate: string
  email: string
  createdAt: Date
  endedAt: Date | null
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

/**
 * Creates a link for whoever has just placed the order; null once the customer has renewed the link: from then on only
 * mails bring one. Returns the token.
 */
export async function createUnrenewedLink(db: Db, orderId: string): Promise<string | null> {
  const token = createLinkToken()
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('orderLink')
    .columns(['tokenHash', 'orderId'])
    .expression((orders) =>
      orders
        .selectFrom('order')
        .select([sql<string>`${hashLinkToken(token)}`.as('tokenHash'), 'id'])
        .where('id', '=', orderId)
        .where(({ not, exists }) => not(exists(renewedLinks(db, orderId)))),
    )
    .executeTakeFirst()
  return numInsertedOrUpdatedRows === 1n ? token : null
}

/** True once a newer link has replaced one of an order. */
export const isOrderLinkRenewed = async (db: Db, orderId: string): Promise<boolean> =>
  (await renewedLinks(db, orderId).executeTakeFirst()) !== undefined

const renewedLinks = (db: Db, orderId: string) =>
  db
    .selectFrom('orderLink')
    .select('tokenHash')
    .where('orderId', '=', orderId)
    .where('endedAt', 'is not', null)
    .limit(1)

/** The link to the order's page in mails about it. */
export const ORDER_MAIL_LINK: MailLink = {
  subjectOf: ({ orderId }) => orderId,
  createToken: createOrderLink,
}

/** The link of a token, of any age; undefined if there is none. */
export async function findOrderLink(db: Db, token: string): Promise<OrderLink | undefined> {
  return db
    .selectFrom('orderLink')
    .innerJoin('order', 'order.id', 'orderLink.orderId')
    .select(['orderId', 'order.deliveryDate', 'order.email', 'orderLink.createdAt', 'endedAt'])
    .where('tokenHash', '=', hashLinkToken(token))
    .executeTakeFirst()
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
