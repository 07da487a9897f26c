import { type Insertable, type Selectable, sql } from 'kysely'
import { MAX_ORDER_EVENTS } from '../../contract/orders.ts'
import type { Db } from '../database/connect.ts'
import type { OrderEventTable, OrderTable } from '../database/schema.ts'
import type { OrderReader, Viewer } from '../accounts/viewer.ts'

/** The upper bits of the advisory locks of event writers; an arbitrary number. The lower ones are a cursor. */
const EVENTS_LOCK = 4_224_001
const CURSOR_BITS = 40

/**
 * The last cursor that was given. Ids are given when rows are inserted, but rows are seen when their transactions commit: of
 * two writers the one with the higher id may commit first, and a reader that went on behind it would never see the other.
 */
const lastCursor = sql`(select case when is_called then last_value else 0 end from "orderEvent_id_seq")`

/**
 * Says until the transaction ends that it may write events behind this cursor. Readers go no further meanwhile (see
 * {@link findEventHorizon}); no writer waits for another. Callers that lock the order's row first must use
 * forNoKeyUpdate: the event's foreign key waits for a stronger lock.
 */
const announced = (after = sql`0`) => sql`(select pg_advisory_xact_lock_shared(
  (${sql.lit(EVENTS_LOCK)}::bigint << ${sql.lit(CURSOR_BITS)}) + ${lastCursor} + 0 * ${after}) offset 0)`

/** An event of an order; its id is the cursor. */
export type EventSummary = Pick<Selectable<OrderEventTable>, 'id' | 'orderId' | 'type' | 'at'>

/** An event to be written. */
export type NewEvent = Pick<Insertable<OrderEventTable>, 'orderId' | 'type' | 'at'> &
  Partial<Pick<Insertable<OrderEventTable>, 'userId' | 'mailKind' | 'byLink'>>

/** The actor of an event: a user, or the customer through the order's link. */
export const actorOf = (viewer: OrderReader): Pick<NewEvent, 'userId' | 'byLink'> =>
  viewer.role === 'link' ? { byLink: true } : { userId: viewer.userId }

/** Adds an event to an order's history. */
export async function recordEvent(tx: Db, event: NewEvent): Promise<void> {
  await tx.insertInto('orderEvent').columns(EVENT_COLUMNS).expression(eventRow(event)).execute()
}

export const EVENT_COLUMNS = ['orderId', 'type', 'at', 'userId', 'mailKind', 'byLink'] as const

/** The expression that inserts an event's row. It is announced in the FROM clause, before the sequence gives the id. */
export function eventRow({ orderId, type, at, userId = null, mailKind = null, byLink = false }: NewEvent) {
  return sql`select ${orderId}::uuid, ${type}::text, ${at}::timestamptz, ${userId}::uuid, ${mailKind}::text,
    ${byLink}::boolean
    from ${announced()} as announced`
}

/** The expression that inserts an event for the order of the mail in `finished`, if it is about one; see {@link eventRow}. */
export const finishedMailRows = ({ type, at, mailKind }: Pick<NewEvent, 'type' | 'at'> & { mailKind: string }) =>
  sql`select finished."orderId", ${type}::text, ${at}::timestamptz, null::uuid, ${mailKind}::text, false
    from finished, ${announced(sql`(select count(*) from finished)`)} as announced where finished."orderId" is not null`

/**
 * The cursor up to which every event is settled: seen by whoever asks from now on, or never. The last one that was given,
 * or the one that a writer under way has announced. The cursor is read before the locks: a writer of one up to it that
 * holds no lock any more has ended.
 */
export async function findEventHorizon(db: Db): Promise<number> {
  const { rows } = await sql<{ horizon: number }>`
    select least(given.cursor, (
      select min(((classid::bigint << 32) | objid::bigint) - (${sql.lit(EVENTS_LOCK)}::bigint << ${sql.lit(CURSOR_BITS)}))
      from pg_locks
      where given.cursor is not null and locktype = 'advisory' and objsubid = 1
        and classid::bigint >> ${sql.lit(CURSOR_BITS - 32)} = ${sql.lit(EVENTS_LOCK)}
        and database = (select oid from pg_database where datname = current_database()))) as horizon
    from (select ${lastCursor} as cursor offset 0) as given`.execute(db)
  return rows[0]!.horizon
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

/** The settled events after a cursor of orders that the viewer may see: oldest first, at most 500. */
export async function findEventsAfter(db: Db, viewer: Viewer, id: number): Promise<EventSummary[]> {
  // By a statement of its own: what is settled then is seen by the next one
  const horizon = await findEventHorizon(db)
  return visibleEvents(db, viewer)
    .select(['event.id', 'event.orderId', 'event.type', 'event.at'])
    .where('event.id', '>', id)
    .where('event.id', '<=', horizon)
    .orderBy('event.id')
    .limit(MAX_ORDER_EVENTS)
    .execute()
}

/** The newest settled event of the orders that the viewer may see; empty if there is none. */
export async function findNewestEvent(db: Db, viewer: Viewer): Promise<EventSummary[]> {
  const horizon = await findEventHorizon(db)
  return db
    .selectFrom('orderEvent')
    .select(['id', 'orderId', 'type', 'at'])
    .where(
      'id',
      '=',
      visibleEvents(db, viewer)
        .where('event.id', '<=', horizon)
        .select((eb) => eb.fn.max('event.id').as('id')),
    )
    .execute()
}

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
