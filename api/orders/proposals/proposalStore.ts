import type { Insertable, Selectable, Updateable } from 'kysely'
import type { OrderTerms } from '../../../contract/proposals.ts'
import type { Place } from './reservedCovers.ts'
import type { ProposalState } from '../../../domain/orders/proposals.ts'
import type { Db } from '../../database/connect.ts'
import type { OrderProposalTable, OrderTable } from '../../database/schema.ts'
import { isUuid } from '../../database/uuid.ts'
import type { OrderReader } from '../../accounts/viewer.ts'
import { anyUuid, visibleOrders } from '../orderStore.ts'

const MAX_DUE = 100

/** The row of a proposal. */
export type ProposalRow = Selectable<OrderProposalTable>

/** The proposals of orders that the viewer may see, the newest first. */
export const listProposals = (db: Db, viewer: OrderReader, orderIds: readonly string[]): Promise<ProposalRow[]> =>
  db
    .selectFrom('orderProposal')
    .selectAll()
    .where('orderId', '=', anyUuid(orderIds))
    .where('orderId', 'in', visibleOrders(db, viewer).select('order.id'))
    .orderBy('createdAt', 'desc')
    // Of two of one moment the open one came last
    .orderBy((eb) => eb.case().when('state', '=', 'open').then(0).else(1).end())
    .orderBy('answeredAt', 'desc')
    .execute()

/** A proposal of an order that the caller has locked; undefined if the order has none such. */
export async function findProposal(tx: Db, orderId: string, id: string): Promise<ProposalRow | undefined> {
  if (!isUuid(id)) return undefined
  return tx
    .selectFrom('orderProposal')
    .selectAll()
    .where('orderId', '=', orderId)
    .where('id', '=', id)
    .executeTakeFirst()
}

/** The open proposal of an order that the caller has locked, be its time over or not; undefined if there is none. */
export const findOpenProposal = (tx: Db, orderId: string): Promise<ProposalRow | undefined> =>
  tx
    .selectFrom('orderProposal')
    .selectAll()
    .where('orderId', '=', orderId)
    .where('state', '=', 'open')
    .executeTakeFirst()

/** The orders whose open proposal is over, those that ended first first; at most 100. */
export async function listOrdersWithDueProposal(db: Db, now: Date): Promise<string[]> {
  const due = await db
    .selectFrom('orderProposal')
    .select('orderId')
    .where('state', '=', 'open')
    .where('openUntil', '<=', now)
    .orderBy('openUntil')
    .limit(MAX_DUE)
    .execute()
  return due.map(({ orderId }) => orderId)
}

/** Inserts a proposal of an order that the caller has locked. */
export async function insertProposal(
  tx: Db,
  {
    terms,
    before,
    ...proposal
  }: Omit<Insertable<OrderProposalTable>, 'terms' | 'before'> & {
    terms: OrderTerms
    before: OrderTerms
  },
): Promise<void> {
  await tx
    .insertInto('orderProposal')
    .values({ ...proposal, terms: JSON.stringify(terms), before: JSON.stringify(before) })
    .execute()
}

/** Ends an open proposal of an order that the caller has locked. */
export async function endProposal(tx: Db, id: string, state: ProposalState, at: Date): Promise<void> {
  await tx
    .updateTable('orderProposal')
    .set({ state, answeredAt: at })
    .where('id', '=', id)
    .where('state', '=', 'open')
    .execute()
}

/** Reserves the covers of an open proposal on its order, or frees them; with what is changed of the order itself. */
export async function setProposedPlace(
  tx: Db,
  orderId: string,
  proposed: Place | null,
  order: Updateable<OrderTable> = {},
): Promise<void> {
  await tx
    .updateTable('order')
    .set({ ...order, proposedDate: proposed?.date ?? null, proposedCovers: proposed?.covers ?? 0 })
    .where('id', '=', orderId)
    .execute()
}
