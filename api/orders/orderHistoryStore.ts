import type { Selectable } from 'kysely'
import type { Db } from '../database/connect.ts'
import type { OrderEventTable, OrderMessageTable } from '../database/schema.ts'
import type { OrderReader } from '../accounts/viewer.ts'
import { REMINDERS, type StoredMail } from '../mail/mail.ts'
import { actorName } from '../accounts/userName.ts'
import { type AllergenChange, listAllergenChanges } from './allergenChangeStore.ts'
import { groupBy } from '../database/groupBy.ts'
import { listNotes, type Note } from './noteStore.ts'
import { anyUuid, findOrderRow, type OrderRow } from './orderStore.ts'
import { listProposals, type ProposalRow } from './proposals/proposalStore.ts'

/** Something that happened to an order. `by` is the name of who did it, as the viewer reads it. */
interface HistoryEvent extends Pick<Selectable<OrderEventTable>, 'type' | 'at' | 'mailKind'> {
  by: string | null
}

/** An order with its messages, notes, events and mails, each oldest first, and its proposals, newest first. */
export interface OrderWithHistory extends OrderRow {
  messages: Selectable<OrderMessageTable>[]
  events: HistoryEvent[]
  /** Null for all but the people of its caterer. */
  notes: Note[] | null
  proposals: ProposalRow[]
  /** Foods of which something else is declared since. */
  allergenChanges: AllergenChange[]
  mails: Pick<StoredMail, 'id' | 'kind' | 'to' | 'state' | 'attempts' | 'createdAt' | 'sentAt' | 'emptiedAt'>[]
}

/** An order that the viewer may see; undefined if there is none such. */
export async function findOrder(db: Db, viewer: OrderReader, id: string): Promise<OrderWithHistory | undefined> {
  const row = await findOrderRow(db, viewer, id)
  return row && (await withHistory(db, viewer, [row]))[0]
}

/** Adds the history to orders as the viewer reads it, in the same few queries for any number of orders. */
export async function withHistory(db: Db, viewer: OrderReader, rows: readonly OrderRow[]): Promise<OrderWithHistory[]> {
  if (rows.length === 0) return []
  const ids = rows.map(({ id }) => id)
  const ofThese = anyUuid(ids)
  const has = await findRareParts(db, ofThese)
  const messages = has.messages ? await listMessages(db, ofThese) : []
  // Whoever may read none gets null, not an empty list
  const notes = has.notes || viewer.role !== 'cater' ? await listNotes(db, viewer, ids) : []
  const proposals = has.proposals ? await listProposals(db, viewer, ids) : []
  const events = await listEvents(db, ofThese)
  const mails = await db
    .selectFrom('mail')
    .select(['id', 'orderId', 'kind', 'to', 'state', 'attempts', 'createdAt', 'sentAt', 'emptiedAt'])
    .where('orderId', '=', ofThese)
    // A queued reminder is cancelled once nobody has to be reminded, so it may never be sent
    .where((eb) => eb.or([eb('kind', 'not in', REMINDERS), eb('state', '<>', 'queued')]))
    .orderBy('createdAt')
    .orderBy('id')
    .execute()
  const allergenChanges = await listAllergenChanges(db, rows)
  const isCustomer = viewer.role === 'customer' || viewer.role === 'link'
  const caterNames = isCustomer ? await findCaterNames(db, rows) : new Map<number, string>()
  const messagesOf = groupBy(messages, ({ orderId }) => orderId)
  const eventsOf = groupBy(events, ({ orderId }) => orderId)
  const mailsOf = groupBy(mails, ({ orderId }) => orderId)
  const proposalsOf = groupBy(proposals, ({ orderId }) => orderId)
  const notesOf = groupBy(notes ?? [], ({ orderId }) => orderId)
  return rows.map((row) => ({
    ...row,
    notes: notes && (notesOf.get(row.id) ?? []),
    proposals: proposalsOf.get(row.id) ?? [],
    allergenChanges: allergenChanges.get(row.id) ?? [],
    messages: messagesOf.get(row.id) ?? [],
    events: (eventsOf.get(row.id) ?? []).map((event) => ({
      type: event.type,
      at: event.at,
      mailKind: event.mailKind,
      by: isCustomer ? nameForCustomer(event, row, caterNames) : nameForStaff(event, row),
    })),
    // A link may have been passed on: whom the mails went to is for users
    mails: viewer.role === 'link' ? [] : (mailsOf.get(row.id) ?? []),
  }))
}

/** The rare parts that some of these orders have: reading each of them costs more than checking. */
const findRareParts = (db: Db, ofOrders: ReturnType<typeof anyUuid>) =>
  db
    .selectNoFrom((eb) => [
      eb.exists(eb.selectFrom('orderMessage').select('id').where('orderId', '=', ofOrders)).as('messages'),
      eb.exists(eb.selectFrom('orderNote').select('id').where('orderId', '=', ofOrders)).as('notes'),
      eb.exists(eb.selectFrom('orderProposal').select('id').where('orderId', '=', ofOrders)).as('proposals'),
    ])
    .executeTakeFirstOrThrow()

const listMessages = (db: Db, ofOrders: ReturnType<typeof anyUuid>) =>
  db.selectFrom('orderMessage').selectAll().where('orderId', '=', ofOrders).orderBy('createdAt').orderBy('id').execute()

type EventRow = Awaited<ReturnType<typeof listEvents>>[number]

const listEvents = (db: Db, ofOrders: ReturnType<typeof anyUuid>) =>
  db
    .selectFrom('orderEvent as event')
    .leftJoin('user', 'user.id', 'event.userId')
    .select(['event.orderId', 'event.type', 'event.at', 'event.userId', 'event.mailKind', 'event.byLink'])
    .select(['user.id as foundUserId', 'user.firstName', 'user.lastName'])
    .where('event.orderId', '=', ofOrders)
    .orderBy('event.id')
    .execute()

function nameForStaff(event: EventRow, order: OrderRow): string | null {
  if (event.type === 'placed' || event.byLink) return order.orderer
  if (event.userId === null) return null
  return actorName(event.foundUserId === null ? undefined : event)
}

/** SEC-11: a customer deals with the caterer, not with its people, nor with the admins who change an order. */
function nameForCustomer(event: EventRow, order: OrderRow, caterNames: ReadonlyMap<number, string>): string | null {
  if (event.type === 'placed' || event.byLink) return order.orderer
  if (event.userId === null) return null
  if (event.userId === order.userId) return order.orderer
  if (event.type === 'changed') return null
  return caterNames.get(order.caterId) ?? null
}

async function findCaterNames(db: Db, rows: readonly OrderRow[]): Promise<ReadonlyMap<number, string>> {
  const ids = [...new Set(rows.map(({ caterId }) => caterId))]
  const caters = await db.selectFrom('cater').select(['id', 'name']).where('id', 'in', ids).execute()
  return new Map(caters.map(({ id, name }) => [id, name]))
}
