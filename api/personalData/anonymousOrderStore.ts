import { sql } from 'kysely'
import type { Db } from '../database/connect.ts'
import { emptyMailsAbout } from '../mail/emptiedMailStore.ts'
import { anyUuid } from '../orders/orderStore.ts'

const BATCH_SIZE = 100

/** Stands where a person stood. */
const ANONYMOUS = 'Anonymiseret'

/** Makes a batch of orders anonymous that were to be delivered before a date; returns how many. */
export const anonymizeOrdersBefore = (db: Db, date: string, at: Date): Promise<number> =>
  db.transaction().execute(async (tx) => {
    const expired = await tx
      .selectFrom('order')
      .select('id')
      .where('deliveryDate', '<', date)
      .where('anonymizedAt', 'is', null)
      .limit(BATCH_SIZE)
      // Another process works on the rows that it has locked. No stronger lock: an event's foreign key would wait
      .forNoKeyUpdate()
      .skipLocked()
      .execute()
    const ids = expired.map(({ id }) => id)
    if (ids.length === 0) return 0
    await anonymizeOrders(tx, ids, at)
    return ids.length
  })

/** Deletes what guests need from a batch of orders that were to be delivered before a date; returns how many. */
export const deleteNeedsBefore = (db: Db, date: string): Promise<number> =>
  db.transaction().execute(async (tx) => {
    const expired = await tx
      .selectFrom('order')
      .select('id')
      .where('deliveryDate', '<', date)
      .where('needs', 'is not', null)
      .limit(BATCH_SIZE)
      .forNoKeyUpdate()
      .skipLocked()
      .execute()
    const ids = expired.map(({ id }) => id)
    if (ids.length > 0) await tx.updateTable('order').set({ needs: null }).where('id', '=', anyUuid(ids)).execute()
    return ids.length
  })

/** Removes everything about a person from orders, their messages, history and mails. Menus, prices and dates stay. */
export async function anonymizeOrders(tx: Db, ids: readonly string[], at: Date): Promise<string[]> {
  await tx
    .updateTable('order')
    .set({
      userId: null,
      handledBy: null,
      paidBy: null,
      orderer: ANONYMOUS,
      email: '',
      phoneNumber: '',
      // Null would be a pickup
      address: sql<string | null>`case when address is not null then ${ANONYMOUS} end`,
      comment: null,
      needs: null,
      refusedReason: null,
      cancelReason: null,
      anonymizedAt: at,
    })
    .where('id', '=', anyUuid(ids))
    .execute()
  await tx.updateTable('orderEvent').set({ userId: null }).where('orderId', '=', anyUuid(ids)).execute()
  await tx
    .updateTable('orderProposal')
    .set({ terms: withoutAddress('terms'), before: withoutAddress('before') })
    .where('orderId', '=', anyUuid(ids))
    .execute()
  return removeCorrespondence(tx, ids, at)
}

/**
 * Removes what the bookkeeping has no use for: how to reach the customer, comment, messages and mails. Name, address,
 * menus and prices stay until the order is made anonymous. Returns the ids of the emptied mails.
 */
export async function removeContact(tx: Db, ids: readonly string[], at: Date): Promise<string[]> {
  await tx
    .updateTable('order')
    .set({ userId: null, email: '', phoneNumber: '', comment: null, needs: null })
    .where('id', '=', anyUuid(ids))
    .execute()
  return removeCorrespondence(tx, ids, at)
}

/** The terms of a proposal with nobody's address; those of a pickup as they are. */
const withoutAddress = (column: 'terms' | 'before') =>
  sql<string>`case when ${sql.ref(column)} ->> 'address' is null then ${sql.ref(column)}
    else jsonb_set(${sql.ref(column)}, '{address}', to_jsonb(${ANONYMOUS}::text)) end`

async function removeCorrespondence(tx: Db, ids: readonly string[], at: Date): Promise<string[]> {
  await tx
    .updateTable('orderMessage')
    .set({ message: ANONYMOUS, userId: null })
    .where('orderId', '=', anyUuid(ids))
    .execute()
  await tx
    .updateTable('orderProposal')
    .set({ message: null, userId: null })
    .where('orderId', '=', anyUuid(ids))
    .execute()
  await tx.deleteFrom('orderNote').where('orderId', '=', anyUuid(ids)).execute()
  await tx.deleteFrom('orderLink').where('orderId', '=', anyUuid(ids)).execute()
  return emptyMailsAbout(tx, ids, at)
}
