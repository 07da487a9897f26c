import { sql } from 'kysely'
import type { Db } from '../database/connect.ts'
import { anyUuid, type OrderRow } from '../orders/orderStore.ts'

/** All that is stored about whoever has an email, without secrets. */
export async function exportPerson(db: Db, email: string) {
  const user = await findUser(db, email)
  const userId = user?.id ?? null
  const orders = await findOrdersOf(db, email, userId)
  const ids = orders.map(({ id }) => id)
  const messages = await db
    .selectFrom('orderMessage')
    .select(['orderId', 'sender', 'message', 'createdAt'])
    .where((eb) => eb.or([eb('orderId', '=', anyUuid(ids)), eb('userId', '=', userId)]))
    .orderBy('createdAt')
    .execute()
  const notes = await db
    .selectFrom('orderNote')
    .select(['orderId', 'text', 'createdAt'])
    .where((eb) => eb.or([eb('orderId', '=', anyUuid(ids)), eb('userId', '=', userId)]))
    .orderBy('createdAt')
    .execute()
  const proposals = await db
    .selectFrom('orderProposal')
    .select(['orderId', 'by', 'state', 'message', 'createdAt', 'openUntil', 'answeredAt', 'terms', 'before'])
    .where((eb) => eb.or([eb('orderId', '=', anyUuid(ids)), eb('userId', '=', userId)]))
    .orderBy('createdAt')
    .execute()
  const offers = await db
    .selectFrom('offer')
    .selectAll()
    .where(sql`lower("customerEmail")`, '=', email)
    .orderBy('createdAt')
    .execute()
  const events = await db
    .selectFrom('orderEvent')
    .select(['orderId', 'type', 'at', 'mailKind'])
    .where((eb) => eb.or([eb('orderId', '=', anyUuid(ids)), eb('userId', '=', userId)]))
    .orderBy('id')
    .execute()
  const mails = await db
    .selectFrom('mail')
    .select(['orderId', 'kind', 'to', 'subject', 'text', 'state', 'createdAt', 'sentAt'])
    // A mail to a caterer's address about somebody else's order is that person's
    .where((eb) =>
      eb.or([
        eb('orderId', '=', anyUuid(ids)),
        eb('offerId', '=', anyUuid(offers.map(({ id }) => id))),
        eb.and([eb('orderId', 'is', null), eb(sql`lower("to")`, '=', email)]),
      ]),
    )
    .orderBy('createdAt')
    .execute()
  return {
    email,
    user: user ?? null,
    passwordLinks: await listPasswordLinks(db, userId),
    knownNetworks: await listKnownNetworks(db, userId),
    sessions: await listSessions(db, userId),
    orders,
    messages,
    notes,
    proposals,
    offers,
    events,
    answeredOrders: await listAnsweredOrders(db, userId),
    ordersMarkedPaid: await listOrdersMarkedPaid(db, userId),
    mails,
    changes: await listChanges(db, userId),
    caters: await findCatersOf(db, email),
  }
}

/** The user with an email; undefined if there is none. */
export const findUser = (db: Db, email: string) =>
  db
    .selectFrom('user')
    .select(['id', 'email', 'firstName', 'lastName', 'phoneNumber', 'role', 'caterId', 'verified', 'createdAt'])
    .where('email', '=', email)
    .executeTakeFirst()

/** The orders that were placed with an email, or by a user. */
export const findOrdersOf = (db: Db, email: string, userId: string | null): Promise<OrderRow[]> =>
  db
    .selectFrom('order')
    .selectAll()
    .where((eb) => eb.or([eb(sql`lower(email)`, '=', email), eb('userId', '=', userId)]))
    .orderBy('orderRef')
    .execute()

/** Locks the orders of {@link findOrdersOf} until the transaction ends, then reads them. */
export async function lockOrdersOf(tx: Db, email: string, userId: string | null): Promise<OrderRow[]> {
  const orders = await findOrdersOf(tx, email, userId)
  const ids = anyUuid(orders.map(({ id }) => id))
  return tx.selectFrom('order').selectAll().where('id', '=', ids).orderBy('orderRef').forNoKeyUpdate().execute()
}

/** The caterers whose own address an email is. */
export const findCatersOf = (db: Db, email: string) =>
  db
    .selectFrom('cater')
    .select(['id', 'name', 'email', 'contactPerson', 'phoneNumber', 'deletedAt'])
    .where(sql`lower(email)`, '=', email)
    .orderBy('id')
    .execute()

/** Deletes the offers to an email with their links and mails; returns the ids of the mails. */
export async function deleteOffersTo(tx: Db, email: string): Promise<string[]> {
  const offers = tx.selectFrom('offer').select('id').where(sql`lower("customerEmail")`, '=', email)
  const mails = await tx.selectFrom('mail').select('id').where('offerId', 'in', offers).execute()
  await tx.deleteFrom('offer').where('id', 'in', offers).execute()
  return mails.map(({ id }) => id)
}

/** Deletes the saved responses that hold an email. */
export async function deleteResponsesWith(tx: Db, email: string): Promise<void> {
  await sql`delete from "idempotentAnswer" where strpos(lower(answer::text), ${email}) > 0`.execute(tx)
}

const listPasswordLinks = (db: Db, userId: string | null) =>
  db.selectFrom('passwordLink').select(['expiresAt', 'usedAt']).where('userId', '=', userId).execute()

const listKnownNetworks = (db: Db, userId: string | null) =>
  db.selectFrom('knownNetwork').select('lastAt').where('userId', '=', userId).orderBy('lastAt').execute()

const listSessions = (db: Db, userId: string | null) =>
  db
    .selectFrom('session')
    .select(['createdAt', 'expiresAt', 'endedAt'])
    .where('userId', '=', userId)
    .orderBy('createdAt')
    .execute()

const listOrdersMarkedPaid = (db: Db, userId: string | null) =>
  db.selectFrom('order').select(['orderRef', 'paidAt']).where('paidBy', '=', userId).orderBy('orderRef').execute()

const listAnsweredOrders = (db: Db, userId: string | null) =>
  db.selectFrom('order').select(['orderRef', 'handledAt']).where('handledBy', '=', userId).orderBy('orderRef').execute()

const listChanges = (db: Db, userId: string | null) =>
  db
    .selectFrom('change')
    .select(['at', 'kind', 'thingId', 'caterId', 'before', 'after'])
    .where((eb) => eb.or([eb('userId', '=', userId), eb.and([eb('kind', '=', 'user'), eb('thingId', '=', userId)])]))
    .orderBy('id')
    .execute()
