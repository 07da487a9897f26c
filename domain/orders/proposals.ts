import { danishMoment } from '../time/danishTime.ts'
import type { OrderActor } from './orderActs.ts'

/** The sides that propose a change of an order to each other. */
export const PROPOSAL_SIDES = ['cater', 'customer'] as const satisfies readonly OrderActor[]
export type ProposalSide = (typeof PROPOSAL_SIDES)[number]

/** CHG-4: where a proposal stands. It is open until it is answered, withdrawn, overtaken by another change, or over. */
export const PROPOSAL_STATES = ['open', 'accepted', 'declined', 'withdrawn', 'expired', 'superseded'] as const
export type ProposalState = (typeof PROPOSAL_STATES)[number]

/** The acts on a proposal. */
export const PROPOSAL_ACTS = ['accept', 'decline', 'withdraw'] as const
export type ProposalAct = (typeof PROPOSAL_ACTS)[number]

/** For how many hours a proposal is open where nobody says otherwise, and at most. */
export const DEFAULT_OPEN_HOURS = 48
export const MAX_OPEN_HOURS = 14 * 24

const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS
/** No proposal is open so shortly before the delivery. */
const CLOSED_BEFORE_DELIVERY_MS = 24 * HOUR_MS

/** The time of delivery or pickup, Danish: 'YYYY-MM-DD' and 'HH:mm'. */
interface DeliveryTime {
  date: string
  clock: string
}

/**
 * CHG-4: the moment, on the minute, at which a proposal ends that is made now and open for so many hours: never later
 * than 24 h before the earliest of the deliveries. Null where that leaves no time, so that nothing can be proposed.
 */
export function proposalEnd(now: Date, openHours: number, deliveries: readonly DeliveryTime[]): Date | null {
  const latest = deliveries.map(({ date, clock }) => danishMoment(date, clock).getTime() - CLOSED_BEFORE_DELIVERY_MS)
  const end = Math.min(now.getTime() + openHours * HOUR_MS, ...latest)
  const onTheMinute = new Date(Math.floor(end / MINUTE_MS) * MINUTE_MS)
  return onTheMinute > now ? onTheMinute : null
}

/** The moment to remind the side that has not answered: at half time. */
export const proposalReminderAt = (createdAt: Date, openUntil: Date): Date =>
  new Date((createdAt.getTime() + openUntil.getTime()) / 2)

/** CHG-5: the state now of a proposal that was left in a state: an open one has expired from the minute it ends. */
export const proposalStateAt = (state: ProposalState, openUntil: Date, now: Date): ProposalState =>
  state === 'open' && now >= openUntil ? 'expired' : state

/** True where a side may do something to a proposal: its own is withdrawn, the other's answered, while it is open. */
export const canActOnProposal = (act: ProposalAct, actor: ProposalSide, by: ProposalSide, state: ProposalState) =>
  state === 'open' && (act === 'withdraw') === (actor === by)
