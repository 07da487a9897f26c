import type { Selectable } from 'kysely'
import type { Db } from '../database/connect.ts'
import type { OrderEventTable, OrderMessageTable } from '../database/schema.ts'
import type { Viewer } from '../http/viewer.ts'
import type { StoredMail } from '../mail/mail.ts'
import { actorName } from '../users/userName.ts'
import { groupBy } from './groupBy.ts'
import { listNotes, type Note } from './noteStore.ts'
import { anyUuid, findOrderRow, type OrderRow } from './orderStore.ts'

/** Something that happened to an order. `by` is the name of who did it, as the viewer reads it. */
interface HistoryEvent extends Pick<Selectable<OrderEventTable>, 'type' | 'at' | 'mailKind'> {
  by: string | null
}

/** An order with its messages, notes, events and mails, each oldest first. */
export interface OrderWithHistory extends OrderRow {
  messages: Selectable<OrderMessageTable>[]
  events: HistoryEvent[]
  /** Null for all but the people of its caterer. */
  notes: Note[] | null
  mails: Pick<StoredMail, 'id' | 'kind' | 'to' | 'state' | 'attempts' | 'createdAt' | 'sentAt' | 'emptiedAt'>[]
}

/** An order that the viewer may see; undefined if there is none such. */
export async function findOrder(db: Db, viewer: Viewer, id: string): Promise<OrderWithHistory | undefined> {
  const row = await findOrderRow(db, viewer, id)
  return row && (await withHistory(db, viewer, [row]))[0]
}

/** Adds the history to orders as the viewer reads it, in the same few queries for any number of orders. */
export async function withHistory(db: Db, viewer: Viewer, rows: readonly OrderRow[]): Promise<OrderWithHistory[]> {
  if (rows.length === 0) return []
  const ofThese = anyUuid(rows.map(({ id }) => id))
  const messages = await db
    .selectFrom('orderMessage')
    .selectAll()
    .where('orderId', '=', ofThese)
    .orderBy('createdAt')
    .orderBy('id')
    .execute()
  const notes = await listNotes(
    db,
    viewer,
    rows.map(({ id }) => id),
  )
  const events = await listEvents(db, ofThese)
  const mails = await db
    .selectFrom('mail')
    .select(['id', 'orderId', 'kind', 'to', 'state', 'attempts', 'createdAt', 'sentAt', 'emptiedAt'])
    .where('orderId', '=', ofThese)
    // A queued reminder is cancelled once the order is seen, so it may never be sent
    .where((one) => one.or([one('kind', '<>', 'reminder'), one('state', '<>', 'queued')]))
    .orderBy('createdAt')
    .orderBy('id')
    .execute()
  const caterNames = viewer.role === 'customer' ? await findCaterNames(db, rows) : new Map<number, string>()
  const messagesOf = groupBy(messages, ({ orderId }) => orderId)
  const eventsOf = groupBy(events, ({ orderId }) => orderId)
  const mailsOf = groupBy(mails, ({ orderId }) => orderId)
  const notesOf = groupBy(notes ?? [], ({ orderId }) => orderId)
  return rows.map((row) => ({
    ...row,
    notes: notes && (notesOf.get(row.id) ?? []),
    messages: messagesOf.get(row.id) ?? [],
    events: (eventsOf.get(row.id) ?? []).map((event) => ({
      type: event.type,
      at: event.at,
      mailKind: event.mailKind,
      by: viewer.role === 'customer' ? nameForCustomer(event, row, viewer, caterNames) : nameForStaff(event, row),
    })),
    mails: mailsOf.get(row.id) ?? [],
  }))
}

type EventRow = Awaited<ReturnType<typeof listEvents>>[number]

const listEvents = (db: Db, ofOrders: ReturnType<typeof anyUuid>) =>
  db
    .selectFrom('orderEvent as event')
    .leftJoin('user', 'user.id', 'event.userId')
    .select(['event.orderId', 'event.type', 'event.at', 'event.userId', 'event.mailKind'])
    .select(['user.id as foundUserId', 'user.firstName', 'user.lastName'])
    .where('event.orderId', '=', ofOrders)
    .orderBy('event.id')
    .execute()

function nameForStaff(event: EventRow, order: OrderRow): string | null {
  if (event.type === 'placed') return order.orderer
  if (event.userId === null) return null
  return actorName(event.foundUserId === null ? undefined : event)
}

/** SEC-11: a customer deals with the caterer, not with its people, nor with the admins who change an order. */
function nameForCustomer(
  event: EventRow,
  order: OrderRow,
  viewer: Viewer,
  caterNames: ReadonlyMap<number, string>,
): string | null {
  if (event.type === 'placed' || event.userId === viewer.userId) return order.orderer
  if (event.type === 'changed' || event.userId === null) return null
  return caterNames.get(order.caterId) ?? null
}

async function findCaterNames(db: Db, rows: readonly OrderRow[]): Promise<ReadonlyMap<number, string>> {
  const ids = [...new Set(rows.map(({ caterId }) => caterId))]
  const caters = await db.selectFrom('cater').select(['id', 'name']).where('id', 'in', ids).execute()
  return new Map(caters.map(({ id, name }) => [id, name]))
}
