import { sql } from 'kysely'
import type { Db } from '../database/connect.ts'
import { anyUuid, type OrderRow } from '../orders/orderStore.ts'
import { type Person, phoneDigits } from './person.ts'

/** All that is stored about a person, without secrets. */
export async function exportPerson(db: Db, person: Person) {
  const email = person.email ?? null
  const user = await findUser(db, person)
  const userId = user?.id ?? null
  const orders = await findOrdersOf(db, person, userId)
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
    ...person,
    emails: await findEmailsWith(db, person),
    user: user ?? null,
    invitations: await findTakenInvitations(db, person),
    passwordLinks: await listPasswordLinks(db, userId),
    knownNetworks: await listKnownNetworks(db, userId),
    sessions: await listSessions(db, userId),
    calendarFeeds: await findCalendarFeedOf(db, userId),
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
    caters: await findCatersOf(db, person),
  }
}

/** The user with the person's email; undefined if there is none. */
export const findUser = (db: Db, { email }: Person) =>
  db
    .selectFrom('user')
    .select(['id', 'email', 'firstName', 'lastName', 'phoneNumber', 'role', 'caterId', 'verified', 'createdAt'])
    .where('email', '=', email ?? null)
    .where('emailTaken', '=', false)
    .executeTakeFirst()

/** Those who were invited by the person's email while another user had it. */
export const findTakenInvitations = (db: Db, { email }: Person) =>
  db
    .selectFrom('user')
    .select(['id', 'firstName', 'lastName', 'caterId', 'createdAt'])
    .where('email', '=', email ?? null)
    .where('emailTaken', '=', true)
    .execute()

/** The orders that were placed with the person's email, by its user, or with its phone number and without an email. */
export const findOrdersOf = (db: Db, { email, phone }: Person, userId: string | null): Promise<OrderRow[]> =>
  db
    .selectFrom('order')
    .selectAll()
    .where((eb) =>
      eb.or([
        eb(sql`lower(email)`, '=', email ?? null),
        eb('userId', '=', userId),
        eb.and([eb('email', '=', ''), eb('userId', 'is', null), hasPhone('phoneNumber', phone)]),
      ]),
    )
    .orderBy('orderRef')
    .execute()

/** Locks the orders of {@link findOrdersOf} until the transaction ends, then reads them. */
export async function lockOrdersOf(tx: Db, person: Person, userId: string | null): Promise<OrderRow[]> {
  const orders = await findOrdersOf(tx, person, userId)
  const ids = anyUuid(orders.map(({ id }) => id))
  return tx.selectFrom('order').selectAll().where('id', '=', ids).orderBy('orderRef').forNoKeyUpdate().execute()
}

/** The caterers whose own address the person's email is. */
export const findCatersOf = (db: Db, { email }: Person) =>
  db
    .selectFrom('cater')
    .select(['id', 'name', 'email', 'contactPerson', 'phoneNumber', 'deletedAt'])
    .where(sql`lower(email)`, '=', email ?? null)
    .orderBy('id')
    .execute()

/** The emails beside which the person's phone number stands: of orders, offers and users, which are found by them. */
export async function findEmailsWith(db: Db, { phone }: Person): Promise<string[]> {
  if (phone === undefined) return []
  const emails = await db
    .selectFrom('order')
    .select(sql<string>`lower(email)`.as('email'))
    .where('email', '<>', '')
    .where(hasPhone('phoneNumber', phone))
    .union((eb) =>
      eb
        .selectFrom('offer')
        .select(sql<string>`lower("customerEmail")`.as('email'))
        .where(hasPhone('customerPhone', phone)),
    )
    .union((eb) => eb.selectFrom('user').select('email').where(hasPhone('phoneNumber', phone)))
    .orderBy('email')
    .execute()
  return emails.map(({ email }) => email)
}

/** Deletes the offers to the person's email with their links and mails; returns the ids of the mails. */
export async function deleteOffersTo(tx: Db, { email }: Person): Promise<string[]> {
  const offers = tx
    .selectFrom('offer')
    .select('id')
    .where(sql`lower("customerEmail")`, '=', email ?? null)
  const mails = await tx.selectFrom('mail').select('id').where('offerId', 'in', offers).execute()
  await tx.deleteFrom('offer').where('id', 'in', offers).execute()
  return mails.map(({ id }) => id)
}

/** Deletes the saved responses that hold one of these texts. */
export async function deleteResponsesWith(tx: Db, texts: readonly string[]): Promise<void> {
  for (const text of texts)
    await sql`delete from "idempotentAnswer" where strpos(lower(answer::text), ${text}) > 0`.execute(tx)
}

/** True where a column holds the phone number, however it was typed; never without one. */
const hasPhone = (column: string, phone: string | undefined) =>
  sql<boolean>`regexp_replace(${sql.ref(column)}, '\\D', '', 'g') = any(${phone === undefined ? [] : phoneDigits(phone)}::text[])`

const listPasswordLinks = (db: Db, userId: string | null) =>
  db.selectFrom('passwordLink').select(['expiresAt', 'usedAt']).where('userId', '=', userId).execute()

const listKnownNetworks = (db: Db, userId: string | null) =>
  db.selectFrom('knownNetwork').select('lastAt').where('userId', '=', userId).orderBy('lastAt').execute()

const findCalendarFeedOf = (db: Db, userId: string | null) =>
  db.selectFrom('calendarFeed').select(['createdAt', 'fetchedAt']).where('userId', '=', userId).execute()

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
