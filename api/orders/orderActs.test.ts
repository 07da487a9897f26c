import { beforeAll, describe, expect, test } from 'vitest'
import { canAct, ORDER_ACTORS, ORDER_ACTS, type OrderAct, type OrderActor } from '../../domain/orders/orderActs.ts'
import { ORDER_STATUSES, type OrderStatus } from '../../domain/orders/orderStates.ts'
import {
  canActOnProposal,
  PROPOSAL_ACTS,
  PROPOSAL_SIDES,
  PROPOSAL_STATES,
  type ProposalState,
} from '../../domain/orders/proposals.ts'
import { openTestApp, type TestApp } from '../testing/testApp.ts'
import { insertProposal } from './proposals/proposalStore.ts'
import { termsOf } from './proposals/orderTerms.ts'
import { addOrderFixture, call, noon, type OrderFixture } from './testing/orderFixture.ts'
import { type ProposalFixture, proposalFixture } from './testing/proposalFixture.ts'

let service: TestApp
let fixture: OrderFixture
let people: ProposalFixture
beforeAll(async () => {
  service = await openTestApp({ now: () => noon })
  fixture = await addOrderFixture(service)
  people = proposalFixture(service, fixture)
  return () => service.close()
})

const FLAGS: Record<OrderStatus, object> = {
  AWAITING_APPROVAL: { caterAccept: false },
  ACCEPTED: { caterAccept: true },
  PAID: { caterAccept: true, paid: true },
  REFUSED: { refused: true },
  CANCELLED: { cancelledAt: noon, cancelledBy: 'customer' },
}

interface Placed {
  id: string
  token: string
}

/** An order in a status, with a proposal of a side in a state; null for none. */
async function placeIn(status: OrderStatus, by: OrderActor | null, state: ProposalState = 'open'): Promise<Placed> {
  const placed = await people.place()
  const { id } = placed
  await service.db.updateTable('order').set(FLAGS[status]).where('id', '=', id).execute()
  if (by === null) return placed
  const order = await service.db.selectFrom('order').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
  const before = termsOf(order)
  await insertProposal(service.db, {
    orderId: id,
    by,
    userId: null,
    state,
    message: null,
    createdAt: noon,
    openUntil: new Date(noon.getTime() + 3_600_000),
    answeredAt: state === 'open' ? null : noon,
    terms: { ...before, clock: '19:45' },
    before,
    countedCovers: 10,
  })
  return placed
}

const other = (actor: OrderActor): OrderActor => (actor === 'cater' ? 'customer' : 'cater')
const put =
  (verb: string, body?: object) =>
  (actor: OrderActor, { id, token }: Placed) =>
    actor === 'cater'
      ? call(service, 'PUT', `/cater/orders/${id}/${verb}`, { token: fixture.token, body })
      : call(service, 'POST', `/order-links/${token}/${verb}`, { body })

/** The call of each act by each actor; an act without a call cannot be done. */
const DO: Record<OrderAct, (actor: OrderActor, placed: Placed) => Promise<{ statusCode: number }>> = {
  accept: put('accept'),
  refuse: put('refuse'),
  markPaid: put('paid'),
  cancel: (actor, placed) =>
    put('cancel', actor === 'cater' ? { reason: 'Strømmen er gået' } : { fee: 0 })(actor, placed),
  change: put('changes', { covers: [11], price: 1839 }),
  message: (actor, { id, token }) => {
    const body = { message: 'Kan I komme lidt før?' }
    return actor === 'cater'
      ? call(service, 'POST', `/cater/orders/${id}/messages`, { token: fixture.token, body })
      : call(service, 'POST', `/order-links/${token}/messages`, { body })
  },
  propose: (actor, { id, token }) => {
    const body = { price: 1695, clock: '14:00' }
    return actor === 'cater' ? people.proposeAsCater(id, body) : people.proposeAsCustomer(token, body)
  },
  acceptProposal: (actor, { id, token }) =>
    actor === 'cater' ? people.answerAsCater(id, 'accept') : people.answerAsCustomer(token, 'accept'),
  declineProposal: (actor, { id, token }) =>
    actor === 'cater' ? people.answerAsCater(id, 'decline') : people.answerAsCustomer(token, 'decline'),
  withdrawProposal: (actor, { id, token }) =>
    actor === 'cater' ? people.answerAsCater(id, 'withdraw') : people.answerAsCustomer(token, 'withdraw'),
}

/** Whose proposal an act needs. */
const proposer = (act: OrderAct, actor: OrderActor): OrderActor | null => {
  if (act === 'withdrawProposal') return actor
  return act === 'acceptProposal' || act === 'declineProposal' ? other(actor) : null
}

describe('CHG-10 every status x act x actor: what the table says is what the service does', () => {
  const rows = ORDER_STATUSES.flatMap((status) =>
    ORDER_ACTS.flatMap((act) => ORDER_ACTORS.map((actor) => [status, act, actor] as const)),
  )
  test.each(rows)('%s %s %s', async (status, act, actor) => {
    const placed = await placeIn(status, proposer(act, actor))
    const before = await people.readAsCater(placed.id)
    const { statusCode } = await DO[act](actor, placed)
    const isDone = statusCode === 200 || statusCode === 201
    expect([statusCode, isDone]).toEqual([statusCode, canAct(act, actor, status)])
    const after = await people.readAsCater(placed.id)
    expect(JSON.stringify(after) === JSON.stringify(before)).toBe(!isDone)
  })
})

describe('CHG-10 every state of a proposal x act x actor: what the table says is what the service does', () => {
  const rows = PROPOSAL_STATES.flatMap((state) =>
    PROPOSAL_SIDES.flatMap((by) =>
      PROPOSAL_ACTS.flatMap((act) => PROPOSAL_SIDES.map((actor) => [state, by, act, actor] as const)),
    ),
  )
  test.each(rows)('%s of the %s: %s by the %s', async (state, by, act, actor) => {
    const placed = await placeIn('AWAITING_APPROVAL', by, state)
    const { id, token } = placed
    const order = actor === 'cater' ? await people.readAsCater(id) : await people.read(token)
    const may = canActOnProposal(act, actor, by, state)
    const [shown] = order.proposals
    expect(act === 'withdraw' ? shown?.canWithdraw : shown?.canAnswer).toBe(may)
    const answer = actor === 'cater' ? await people.answerAsCater(id, act) : await people.answerAsCustomer(token, act)
    expect([answer.statusCode, answer.statusCode === 200]).toEqual([answer.statusCode, may])
    const [after] = (await people.read(token)).proposals
    expect(after?.state === state).toBe(!may)
  })
})
