import { type Insertable, type Selectable, sql, type Updateable } from 'kysely'
import type { OfferState } from '../../domain/orders/offers.ts'
import type { Db } from '../database/connect.ts'
import { countRows, isAfterKey, type Keyset, type KeysetPage, readKeysetPage } from '../database/keyset.ts'
import type { OfferTable } from '../database/schema.ts'
import { isUuid } from '../database/uuid.ts'
import type { CaterViewer } from '../accounts/viewer.ts'

const BATCH_SIZE = 100

/** The row of an offer. */
export type OfferRow = Selectable<OfferTable>

/** An offer with the reference of the order that it has become; null before. */
export type OfferWithOrder = OfferRow & { orderRef: number | null }

/** Whoever holds the secret link of one offer: its customer, without a user. */
export interface OfferLinkViewer {
  role: 'offerLink'
  offerId: string
}

/** Whoever may read an offer. */
export type OfferReader = CaterViewer | OfferLinkViewer

/** The offers that a viewer may see: its caterer's, or the one of a link. */
function visibleOffers(db: Db, viewer: OfferReader) {
  const offers = db.selectFrom('offer')
  return viewer.role === 'cater'
    ? offers.where('offer.caterId', '=', viewer.caterId)
    : offers.where('offer.id', '=', viewer.offerId)
}

/** An offer that the viewer may see; undefined if there is none such. */
export async function findOffer(db: Db, viewer: OfferReader, id: string): Promise<OfferWithOrder | undefined> {
  if (!isUuid(id)) return undefined
  return visibleOffers(db, viewer)
    .leftJoin('order', 'order.id', 'offer.orderId')
    .selectAll('offer')
    .select('order.orderRef')
    .where('offer.id', '=', id)
    .executeTakeFirst()
}

/** The place of an offer in a list by the moment at which it was made. */
export interface OfferKey {
  createdAt: string
  number: number
  version: number
}

/** An offer of a list, with its moment to the microsecond. */
export type ListedOffer = OfferWithOrder & { createdAtText: string }

/** A page of the offers of the viewer's caterer, in a state as it is on a Danish date, or all; the newest first. */
export function listOffers(
  db: Db,
  viewer: CaterViewer,
  { state, today }: { state: OfferState | undefined; today: string },
  keyset: Keyset<OfferKey>,
): Promise<KeysetPage<ListedOffer>> {
  const matching = visibleOffers(db, viewer).$if(state !== undefined, (offers) =>
    offers.where(stateOn(today), '=', state as OfferState),
  )
  const { after } = keyset
  const rows = matching
    .leftJoin('order', 'order.id', 'offer.orderId')
    .selectAll('offer')
    .select(['order.orderRef', sql<string>`offer."createdAt"::text`.as('createdAtText')])
    .$if(after !== null, (offers) =>
      offers.where(
        isAfterKey([sql.ref('offer.createdAt'), sql.ref('offer.number'), sql.ref('offer.version')], 'desc', [
          sql`${after?.createdAt}::timestamptz`,
          sql`${after?.number}::integer`,
          sql`${after?.version}::integer`,
        ]),
      ),
    )
    .orderBy('offer.createdAt', 'desc')
    .orderBy('offer.number', 'desc')
    .orderBy('offer.version', 'desc')
  return readKeysetPage(keyset, rows, () => countRows(db, matching))
}

// As offerStateAt has it: that an offer has expired is not stored
const stateOn = (today: string) =>
  sql<OfferState>`case when state in ('sent', 'approved') and "validUntil" < ${today}::date then 'expired' else state end`

/** Locks an offer that the viewer may see until the transaction ends; undefined if there is none such. */
export async function lockOffer(tx: Db, viewer: OfferReader, id: string): Promise<OfferRow | undefined> {
  if (!isUuid(id)) return undefined
  // No stronger lock: a mail's foreign key would wait for it
  return visibleOffers(tx, viewer).selectAll('offer').where('offer.id', '=', id).forNoKeyUpdate().executeTakeFirst()
}

/**
 * Locks all versions of an offer of the viewer's caterer until the transaction ends, in their order, so that nobody waits
 * for another in a circle; none if there is no such offer.
 */
export async function lockVersions(tx: Db, viewer: CaterViewer, id: string): Promise<OfferRow[]> {
  if (!isUuid(id)) return []
  const versions = visibleOffers(tx, viewer)
    .selectAll('offer')
    .where('offer.number', '=', visibleOffers(tx, viewer).select('offer.number').where('offer.id', '=', id))
    .orderBy('offer.version')
  await versions.forNoKeyUpdate().execute()
  // Read again: whoever held the lock may have added a version
  return versions.execute()
}

/** The next number of a caterer's offers; others wait for it until the transaction ends. */
export async function allocateOfferNumber(tx: Db, caterId: number): Promise<number> {
  const { last } = await tx
    .insertInto('offerNumber')
    .values({ caterId, last: 1 })
    .onConflict((conflict) => conflict.column('caterId').doUpdateSet({ last: sql<number>`"offerNumber".last + 1` }))
    .returning('last')
    .executeTakeFirstOrThrow()
  return last
}

/** Inserts a version of an offer. */
export const insertOffer = (tx: Db, offer: Insertable<OfferTable>): Promise<OfferRow> =>
  tx.insertInto('offer').values(offer).returningAll().executeTakeFirstOrThrow()

/** Changes an offer that the caller has locked. */
export async function updateOffer(tx: Db, id: string, values: Updateable<OfferTable>): Promise<void> {
  await tx.updateTable('offer').set(values).where('id', '=', id).execute()
}

/** Deletes an offer that the caller has locked, with its links and mails. */
export async function deleteOffer(tx: Db, id: string): Promise<void> {
  await tx.deleteFrom('offer').where('id', '=', id).execute()
}

/** Deletes a batch of the offers that were valid until before a date; returns how many. */
export async function deleteOffersBefore(db: Db, date: string): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom('offer')
    .where('id', 'in', (row) =>
      row.selectFrom('offer').select('id').where('validUntil', '<', date).limit(BATCH_SIZE).forUpdate().skipLocked(),
    )
    .executeTakeFirst()
  return Number(numDeletedRows)
}
