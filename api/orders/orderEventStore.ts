import { type Insertable, type Selectable, sql } from 'kysely'
import type { Db } from '../database/connect.ts'
import type { OrderEventTable } from '../database/schema.ts'
import type { Viewer } from '../http/viewer.ts'

/** Any number, but the same for all who write events. */
const EVENTS_LOCK = 4_224_001
const MAX_EVENTS = 500

/** Something that happened to an order; its id is the cursor. */
export type EventSummary = Pick<Selectable<OrderEventTable>, 'id' | 'orderId' | 'type' | 'at'>

/** What is told of an event: `by` is a name, a guest's as typed, null for the system only. */
export type NewEvent = Pick<Insertable<OrderEventTable>, 'orderId' | 'type' | 'at' | 'by'>

/**
 * Writes into an order's history. Every event is written so, and late in its transaction, since until that ends nobody
 * else can write one: after it comes no more than reading the answer and remembering it.
 */
export async function recordEvent(tx: Db, event: NewEvent): Promise<void> {
  await tx.insertInto('orderEvent').columns(EVENT_COLUMNS).expression(eventRow(event)).execute()
}

export const EVENT_COLUMNS = ['orderId', 'type', 'at', 'by'] as const

/** The row of an event, which is there once nobody else writes one. */
export function eventRow({ orderId, type, at, by }: NewEvent) {
  // Ids are given when rows are written, but rows are seen when their transactions end. Of two at once the one with
  // the higher id may end first; who has read that far would never see the lower one. So they go one after the other,
  // and ids become visible in their order. Who locks an order's row before must do so with forNoKeyUpdate: the event
  // refers to it, and would wait for a stronger lock whose holder waits for this one. The lock is had before the id
  // is drawn: a row that is read from is there before what is made of it
  const locked = sql`(select pg_advisory_xact_lock(${sql.lit(EVENTS_LOCK)}) offset 0)`
  return sql`select ${orderId}::uuid, ${type}::text, ${at}::timestamptz, ${by}::text from ${locked} as locked`
}

/** The id of the newest event of all; 0 where there is none. */
export async function findNewestEventId(db: Db): Promise<number> {
  const newest = await db.selectFrom('orderEvent').select('id').orderBy('id', 'desc').limit(1).executeTakeFirst()
  return newest?.id ?? 0
}

/** What happened after an event to orders that the viewer may see: oldest first, at most 500. */
export const findEventsAfter = (db: Db, viewer: Viewer, id: number): Promise<EventSummary[]> =>
  visibleEvents(db, viewer)
    .select(['event.id', 'event.orderId', 'event.type', 'event.at'])
    .where('event.id', '>', id)
    .orderBy('event.id')
    .limit(MAX_EVENTS)
    .execute()

/** The newest event of the orders that the viewer may see; empty where there is none. */
export const findNewestEvent = (db: Db, viewer: Viewer): Promise<EventSummary[]> =>
  db
    .selectFrom('orderEvent')
    .select(['id', 'orderId', 'type', 'at'])
    .where(
      'id',
      '=',
      visibleEvents(db, viewer).select((one) => one.fn.max('event.id').as('id')),
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
