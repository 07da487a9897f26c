import type { Order } from '../../../contract/orders.ts'
import type { Db } from '../../database/connect.ts'
import type { OrderReader } from '../../accounts/viewer.ts'
import type { OrderWithHistory } from '../orderHistoryStore.ts'
import { toWire } from '../orderWire.ts'
import { listWarnings } from './proposalAvailability.ts'

/** The wire form of one order; its caterer reads what speaks against an open proposal. */
export async function toWireWithWarnings(
  db: Db,
  order: OrderWithHistory,
  viewer: OrderReader,
  at: Date,
): Promise<Order> {
  const wire = toWire(order, viewer, at)
  const open = wire.proposals.find(({ state }) => state === 'open')
  if (viewer.role !== 'cater' || !open) return wire
  const warnings = await listWarnings(db, order, open, at)
  return {
    ...wire,
    proposals: wire.proposals.map((proposal) => (proposal === open ? { ...proposal, warnings } : proposal)),
  }
}
