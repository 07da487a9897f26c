import { isDeepStrictEqual } from 'node:util'
import type { PlaceOrderRejection } from '../../../contract/orders.ts'
import type { Issue } from '../../../contract/problems.ts'
import type { OrderTerms, ProposalBody } from '../../../contract/proposals.ts'
import type { AvailabilityRules } from '../../../domain/availability/availabilityRules.ts'
import { type Place, reservedCoversOn } from './reservedCovers.ts'
import { toOere } from '../../../domain/money/money.ts'
import { danishClock, danishDate } from '../../../domain/time/danishTime.ts'
import { capacityOn } from '../../../domain/availability/openingHours.ts'
import { canAct } from '../../../domain/orders/orderActs.ts'
import {
  DEFAULT_OPEN_HOURS,
  proposalEnd,
  proposalReminderAt,
  type ProposalSide,
} from '../../../domain/orders/proposals.ts'
import { reserveRoom, lockBookedDays } from '../../availability/availabilityStore.ts'
import { ProblemError } from '../../http/problems.ts'
import { consume } from '../../rateLimit/rateLimitStore.ts'
import type { CaterViewer, LinkViewer } from '../../accounts/viewer.ts'
import { undoableUntil } from '../answerStore.ts'
import { findMailedCater } from '../mails/mailedCaterStore.ts'
import {
  type MailedProposal,
  proposalMail,
  proposalNoticeMail,
  proposalReminderMail,
  proposalReminderNoticeMail,
} from './proposalMails.ts'
import { toIssue } from '../orderAvailability.ts'
import type { OrderCommandContext } from '../orderCommandContext.ts'
import { messageLimit } from '../messageLimit.ts'
import { findOrderCatalogue } from '../orderCatalogue.ts'
import { actorOf, recordEvent } from '../orderEventStore.ts'
import { findOrder, type OrderWithHistory } from '../orderHistoryStore.ts'
import { lockVisibleOrder, type OrderRow } from '../orderStore.ts'
import { toOrderStatus } from '../statusColumn.ts'
import { supersedeProposal } from './endProposals.ts'
import { termsOf } from './orderTerms.ts'
import { countedOf, findProposalRules, findRejection, heldDays, ownCovers } from './proposalAvailability.ts'
import { findOpenProposal, insertProposal, setProposedPlace } from './proposalStore.ts'
import { newMenuIds } from './proposedLines.ts'
import { proposedTerms } from './proposedTerms.ts'

/**
 * CHG-4: proposes a change of an order of the viewer to the other side, in the caller's transaction: everything is
 * frozen, its covers are reserved, and the other side is mailed once the proposal cannot be undone at once. One of the other
 * side is superseded. Undefined if there is no such order. Throws 422 for what is not valid, with the reasons where it
 * is not available, 409 `not_proposable`, `proposal_open`, `too_late_to_propose` or `price_changed` with the price, and 429
 * above messageLimit.
 */
export async function proposeChange(
  context: OrderCommandContext,
  viewer: CaterViewer | LinkViewer,
  orderId: string,
  body: ProposalBody,
): Promise<OrderWithHistory | undefined> {
  const { tx, at } = context
  const side: ProposalSide = viewer.role === 'cater' ? 'cater' : 'customer'
  const order = await lockVisibleOrder(tx, viewer, orderId)
  if (!order) return undefined
  if (!canAct('propose', side, toOrderStatus(order.status)) || order.deliveredAt !== null) throw notProposable()
  const open = await findOpenProposal(tx, order.id)
  if (open?.by === side && open.openUntil > at) throw alreadyOpen()

  const newIds = newMenuIds(body.lines)
  const catalogue = await findOrderCatalogue(tx, order.caterId, newIds)
  const menuIds = [...order.content.menus.map(({ id }) => id), ...newIds]
  const rules = await findProposalRules(tx, order.caterId, menuIds)
  if (!rules) throw notProposable()
  const before = termsOf(order)
  const proposed = proposedTerms(before, body, side, { catalogue, rules }, at)
  if ('issues' in proposed) throw invalid(proposed.issues)
  const { terms } = proposed
  if (isDeepStrictEqual(withoutUndefined(terms), withoutUndefined(before)))
    throw invalid([{ path: 'lines', validatorKey: 'unchanged' }])
  const openUntil = proposalEnd(at, body.openHours ?? DEFAULT_OPEN_HOURS, [before, terms])
  if (!openUntil) throw tooLate()
  if (toOere(body.price) !== toOere(terms.price)) throw priceChanged(terms.price)
  await consume(tx, [messageLimit(order.id, side)], at)

  const place = { date: terms.date, covers: countedOf(rules, terms) }
  // Who moves a place there while another moves one back would wait for each other
  await lockBookedDays(tx, order.caterId, [...heldDays(order), place.date])
  if (side === 'customer') await assertRoom(context, order, { before, terms, rules, place })

  if (open) await supersedeProposal(context, order)
  await setProposedPlace(tx, order.id, place)
  await insertProposal(tx, {
    orderId: order.id,
    by: side,
    userId: viewer.role === 'cater' ? viewer.userId : null,
    state: 'open',
    message: body.message || null,
    createdAt: at,
    openUntil,
    terms,
    before,
    countedCovers: place.covers,
  })
  await enqueueMails(context, order, { by: side, terms, before, message: body.message || null, openUntil })
  await recordEvent(tx, { orderId: order.id, type: 'proposed', at, ...actorOf(viewer) })
  return findOrder(tx, viewer, order.id)
}

/** Throws 422 where what a customer proposes is not available, or its day has no room. */
async function assertRoom(
  { tx, at }: OrderCommandContext,
  order: OrderRow,
  proposed: { before: OrderTerms; terms: OrderTerms; rules: AvailabilityRules; place: Place },
): Promise<void> {
  const { rules, place, terms } = proposed
  const rejection = await findRejection(tx, order, proposed, at)
  if (rejection) throw notAvailable(rejection, terms.date, at)
  const own = { date: order.deliveryDate, covers: order.countedCovers }
  const more = reservedCoversOn(place.date, own, place) - ownCovers(order, place.date)
  if (more <= 0 || (await reserveRoom(tx, order.caterId, place.date, more, capacityOn(rules, place.date)))) return
  const full = { code: 'DAY_FULL', left: null, covers: place.covers } as const
  throw notAvailable({ reasons: [full], next: null, alternatives: [] }, place.date, at)
}

/** The mail to the other side, and its reminder at half time. */
async function enqueueMails(
  { tx, mailQueue, site, at }: OrderCommandContext,
  order: OrderRow,
  proposal: MailedProposal,
): Promise<void> {
  const cater = await findMailedCater(tx, order.caterId, site)
  const isByCater = proposal.by === 'cater'
  const mail = (isByCater ? proposalMail : proposalNoticeMail)(order, cater, at, proposal)
  const reminder = (isByCater ? proposalReminderMail : proposalReminderNoticeMail)(order, cater, at, proposal)
  await mailQueue.enqueue(
    tx,
    { ...mail, sendAfter: undoableUntil(at) },
    { ...reminder, sendAfter: proposalReminderAt(at, proposal.openUntil) },
  )
}

// What is stored as JSON has no undefined
const withoutUndefined = (terms: OrderTerms): unknown => JSON.parse(JSON.stringify(terms))

const notProposable = () =>
  new ProblemError(409, 'not_proposable', { detail: 'No change of the order can be proposed as it is now.' })
const alreadyOpen = () =>
  new ProblemError(409, 'proposal_open', { detail: 'Another proposal of this side is open: withdraw it first.' })
const tooLate = () =>
  new ProblemError(409, 'too_late_to_propose', { detail: 'Within 24 h of the delivery nothing can be proposed.' })
const invalid = (issues: Issue[]) => new ProblemError(422, 'invalid', { detail: 'The proposal is not valid.', issues })
const priceChanged = (price: number) =>
  new ProblemError(409, 'price_changed', { detail: 'The order costs something else then.', extra: { price } })

function notAvailable(availability: NonNullable<PlaceOrderRejection['availability']>, date: string, at: Date) {
  const now = { date: danishDate(at), clock: danishClock(at) }
  const issues = availability.reasons.map((reason) => {
    const { path, validatorKey } = toIssue(reason, { date, now })
    return { path: path.replace(/^time\./, '').replace(/^menus/, 'lines'), validatorKey }
  })
  return new ProblemError(422, 'not_available', {
    detail: 'The order is not available so.',
    issues,
    extra: { availability },
  })
}
