import type { Proposal } from '../../../contract/proposals.ts'
import { canAct, type OrderAct } from '../../../domain/orders/orderActs.ts'
import {
  canActOnProposal,
  MAX_OPEN_HOURS,
  type ProposalAct,
  proposalEnd,
  type ProposalSide,
  proposalStateAt,
} from '../../../domain/orders/proposals.ts'
import type { OrderReader } from '../../accounts/viewer.ts'
import type { OrderRow } from '../orderStore.ts'
import { toOrderStatus } from '../statusColumn.ts'
import type { ProposalRow } from './proposalStore.ts'

/** The side on which a viewer acts: its caterer's people, and whoever holds the order's link; null for all others. */
export function sideOf(viewer: OrderReader): ProposalSide | null {
  if (viewer.role === 'cater') return 'cater'
  return viewer.role === 'link' ? 'customer' : null
}

/** The wire form of a proposal, as the viewer reads it now. */
export function toWireProposal(
  { terms, before, state: left, ...row }: ProposalRow,
  order: OrderRow,
  viewer: OrderReader,
  now: Date,
): Proposal {
  const side = sideOf(viewer)
  const state = proposalStateAt(left, row.openUntil, now)
  const can = (act: ProposalAct, orderAct: OrderAct): boolean =>
    side !== null &&
    order.deliveredAt === null &&
    canAct(orderAct, side, toOrderStatus(order.status)) &&
    canActOnProposal(act, side, row.by, state)
  return {
    ...terms,
    id: row.id,
    by: row.by,
    state,
    message: row.message,
    createdAt: row.createdAt.toISOString(),
    openUntil: row.openUntil.toISOString(),
    answeredAt: row.answeredAt?.toISOString() ?? (state === 'expired' ? row.openUntil.toISOString() : null),
    before,
    canAnswer: can('accept', 'acceptProposal'),
    canWithdraw: can('withdraw', 'withdrawProposal'),
    warnings: null,
  }
}

/** True where the viewer may propose a change of an order now, of which these are the proposals. */
export function canPropose(
  order: OrderRow,
  proposals: readonly ProposalRow[],
  viewer: OrderReader,
  now: Date,
): boolean {
  const side = sideOf(viewer)
  if (side === null || !canAct('propose', side, toOrderStatus(order.status)) || order.deliveredAt !== null) return false
  const isWaiting = proposals.some(
    ({ by, state, openUntil }) => by === side && proposalStateAt(state, openUntil, now) === 'open',
  )
  const delivery = { date: order.deliveryDate, clock: order.deliveryTime }
  return !isWaiting && proposalEnd(now, MAX_OPEN_HOURS, [delivery]) !== null
}
