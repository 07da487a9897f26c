import { type Insertable, type Selectable, sql } from 'kysely'
import { MAX_ORDER_EVENTS } from '../../contract/orders.ts'
import type { Db } from '../database/connect.ts'
import type { OrderEventTable, OrderTable } from '../database/schema.ts'
import type { OrderReader, Viewer } from '../accounts/viewer.ts'

/** The advisory lock of event writers; an arbitrary number. */
const EVENTS_LOCK = 4_224_001

/** An event of an order; its id is the cursor. */
export type EventSummary = Pick<Selectable<OrderEventTable>, 'id' | 'orderId' | 'type' | 'at'>

/** An event to be written. */
export type NewEvent = Pick<Insertable<OrderEventTable>, 'orderId' | 'type' | 'at'> &
  Partial<Pick<Insertable<OrderEventTable>, 'userId' | 'mailKind' | 'byLink'>>

/** The actor of an event: a user, or the customer through the order's link. */
export const actorOf = (viewer: OrderReader): Pick<NewEvent, 'userId' | 'byLink'> =>
  viewer.role === 'link' ? { byLink: true } : { userId: viewer.userId }

/**
 * Adds an event to an order's history. Call it late in the transaction: its lock blocks all other writers of events
 * until the transaction ends.
 */
export async function recordEvent(tx: Db, event: NewEvent): Promise<void> {
  await tx.insertInto('orderEvent').columns(EVENT_COLUMNS).expression(eventRow(event)).execute()
}

export const EVENT_COLUMNS = ['orderId', 'type', 'at', 'userId', 'mailKind', 'byLink'] as const

/** The expression that inserts an event's row, after taking the lock of all event writers. */
export function eventRow({ orderId, type, at, userId = null, mailKind = null, byLink = false }: NewEvent) {
  // Ids are assigned when rows are inserted, but rows become visible when their transactions commit. Of two concurrent
  // transactions the one with the higher id may commit first, and a reader that has advanced its cursor so far would
  // never see the lower one. The lock serialises them, so that ids become visible in order. Callers that lock the
  // order's row first must use forNoKeyUpdate: the event's foreign key waits for a stronger lock, whose holder may wait
  // for this one. The lock stands in the FROM clause, so that it is taken before the sequence gives the id
  const locked = sql`(select pg_advisory_xact_lock(${sql.lit(EVENTS_LOCK)}) offset 0)`
  return sql`select ${orderId}::uuid, ${type}::text, ${at}::timestamptz, ${userId}::uuid, ${mailKind}::text,
    ${byLink}::boolean
    from ${locked} as locked`
}

/** The expression that inserts an event for the order of the mail in `finished`, if it is about one; see {@link eventRow}. */
export function finishedMailRows({ type, at, mailKind }: Pick<NewEvent, 'type' | 'at'> & { mailKind: string }) {
  // The mail's row is locked first, as by everybody else: the lock waits for the count
  const locked = sql`(select pg_advisory_xact_lock(${sql.lit(EVENTS_LOCK)} + 0 * (select count(*) from finished)) offset 0)`
  return sql`select finished."orderId", ${type}::text, ${at}::timestamptz, null::uuid, ${mailKind}::text, false
    from finished, ${locked} as locked where finished."orderId" is not null`
}

/** The id of the newest event of all; 0 if there is none. */
export async function findNewestEventId(db: Db): Promise<number> {
  const newest = await db.selectFrom('orderEvent').select('id').orderBy('id', 'desc').limit(1).executeTakeFirst()
  return newest?.id ?? 0
}

/** Whose orders something happened to. */
export type Concerned = Pick<Selectable<OrderTable>, 'caterId' | 'userId'>

/** Whose orders the events after one id, up to another, are of. */
export const findConcerned = (db: Db, after: number, upTo: number): Promise<Concerned[]> =>
  db
    .selectFrom('orderEvent as event')
    .innerJoin('order', 'order.id', 'event.orderId')
    .select(['order.caterId', 'order.userId'])
    .distinct()
    .where('event.id', '>', after)
    .where('event.id', '<=', upTo)
    .execute()

/** True if the viewer may see an order of one of these. */
export function isConcerned(viewer: Viewer, concerned: readonly Concerned[]): boolean {
  switch (viewer.role) {
    case 'admin':
      return concerned.length > 0
    case 'cater':
      return concerned.some(({ caterId }) => caterId === viewer.caterId)
    case 'customer':
      return concerned.some(({ userId }) => userId === viewer.userId)
  }
}

/** The events after a cursor of orders that the viewer may see: oldest first, at most 500. */
export const findEventsAfter = (db: Db, viewer: Viewer, id: number): Promise<EventSummary[]> =>
  visibleEvents(db, viewer)
    .select(['event.id', 'event.orderId', 'event.type', 'event.at'])
    .where('event.id', '>', id)
    .orderBy('event.id')
    .limit(MAX_ORDER_EVENTS)
    .execute()

/** The newest event of the orders that the viewer may see; empty if there is none. */
export const findNewestEvent = (db: Db, viewer: Viewer): Promise<EventSummary[]> =>
  db
    .selectFrom('orderEvent')
    .select(['id', 'orderId', 'type', 'at'])
    .where(
      'id',
      '=',
      visibleEvents(db, viewer).select((eb) => eb.fn.max('event.id').as('id')),
    )
    .execute()

function visibleEvents(db: Db, viewer: Viewer) {
  const events = db.selectFrom('orderEvent as event')
  if (viewer.role === 'admin') return events
  const orders = db.selectFrom('order').select('order.id')
  const own =
    viewer.role === 'cater'
      ? orders.where('order.caterId', '=', viewer.caterId)
      : orders.where('order.userId', '=', viewer.userId)
  return events.where('event.orderId', 'in', own)
}
