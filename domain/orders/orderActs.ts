import type { OrderStatus } from './orderStates.ts'

/** The actors on an order. */
export const ORDER_ACTORS = ['cater', 'customer'] as const
export type OrderActor = (typeof ORDER_ACTORS)[number]

/** The acts on an order. */
export const ORDER_ACTS = [
  'accept',
  'refuse',
  'markPaid',
  'cancel',
  'change',
  'message',
  'propose',
  'acceptProposal',
  'declineProposal',
  'withdrawProposal',
] as const
export type OrderAct = (typeof ORDER_ACTS)[number]

const ALWAYS = ['AWAITING_APPROVAL', 'ACCEPTED', 'PAID', 'REFUSED', 'CANCELLED'] as const
const ALIVE = ['AWAITING_APPROVAL', 'ACCEPTED', 'PAID'] as const
/** CHG-5: both sides propose and answer alike. */
const BOTH_WHILE_ALIVE = { cater: ALIVE, customer: ALIVE } as const

/** CHG-10: the statuses in which an act is open to an actor. What is not here is open to nobody. */
const STATUSES: Record<OrderAct, Partial<Record<OrderActor, readonly OrderStatus[]>>> = {
  accept: { cater: ['AWAITING_APPROVAL'] },
  refuse: { cater: ['AWAITING_APPROVAL'] },
  markPaid: { cater: ['ACCEPTED'] },
  // A caterer refuses what waits, and calls off what it has accepted
  cancel: { cater: ['ACCEPTED', 'PAID'], customer: ALIVE },
  change: { customer: ALIVE },
  message: { cater: ALWAYS, customer: ALWAYS },
  propose: BOTH_WHILE_ALIVE,
  acceptProposal: BOTH_WHILE_ALIVE,
  declineProposal: BOTH_WHILE_ALIVE,
  withdrawProposal: BOTH_WHILE_ALIVE,
}

/** The statuses in which somebody may do something to an order. */
export const statusesFor = (act: OrderAct, actor: OrderActor): readonly OrderStatus[] => STATUSES[act][actor] ?? []

/** True where an order's status allows somebody to do something to it. */
export const canAct = (act: OrderAct, actor: OrderActor, status: OrderStatus): boolean =>
  statusesFor(act, actor).includes(status)
