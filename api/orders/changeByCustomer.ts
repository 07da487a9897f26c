import type { CustomerChangeBody } from '../../contract/orders.ts'
import type { Issue } from '../../contract/problems.ts'
import type { AvailabilityRules } from '../../domain/availability/availabilityRules.ts'
import { toKroner, toOere } from '../../domain/money/money.ts'
import { findZone } from '../../domain/zones/zones.ts'
import { lockBookedDays } from '../availability/availabilityStore.ts'
import { toStorable } from '../database/storable.ts'
import { ProblemError } from '../http/problems.ts'
import type { LinkViewer } from '../accounts/viewer.ts'
import { findChangeable } from './changeableOrder.ts'
import { saveCustomerChange } from './customerChangeStore.ts'
import { changedMail, changedNoticeMail } from './mails/changeMails.ts'
import { findMailedCater } from './mails/mailedCaterStore.ts'
import { type AvailabilityRequest, judgeOrder, type Rejection, withIssues } from './orderAvailability.ts'
import type { OrderCommandContext } from './orderCommandContext.ts'
import { actorOf, recordEvent } from './orderEventStore.ts'
import { findOrder, type OrderWithHistory } from './orderHistoryStore.ts'
import { lockVisibleOrder, type OrderRow } from './orderStore.ts'
import { supersedeProposal } from './proposals/endProposals.ts'
import { heldDays, ownCovers } from './proposals/proposalAvailability.ts'
import { repriceOrder } from './repriceOrder.ts'

/**
 * CHG-3: changes covers, address and comment of the order of a link at once, in the caller's transaction; both are mailed.
 * Undefined where the customer may change nothing any more. Throws 422 for what goes beyond the limits, and 409
 * `price_changed` with the new price where that is not the one that the customer has seen, or `day_full`.
 */
export async function changeByCustomer(
  context: OrderCommandContext,
  viewer: LinkViewer,
  body: CustomerChangeBody,
): Promise<OrderWithHistory | undefined> {
  const { tx, mailQueue, site, at } = context
  const current = await lockVisibleOrder(tx, viewer, viewer.orderId)
  const changeable = current && (await findChangeable(tx, current, at))
  if (!changeable) return undefined
  const { limits, rules } = changeable
  const place = toPlace(current, body)
  const covers = body.covers ?? current.content.menus.map(({ amount }) => amount)
  if (covers.length !== limits.lines.length) throw invalid([{ path: 'covers', validatorKey: 'invalid' }])
  const { zipCode } = place
  const zone = zipCode === null ? undefined : findZone(rules.zones, zipCode)
  const { goods, ...priced } = repriceOrder(current, covers, zone)
  const request = {
    caterId: current.caterId,
    rules,
    menus: priced.content.menus,
    zipCode,
    goods,
    time: { date: current.deliveryDate, clock: current.deliveryTime },
    standing: standingOf(current, rules),
  }
  const judged = await judgeOrder(tx, request, at)
  const issues = [...checkCovers(covers, limits.lines), ...checkPlace(place)]
  if (judged.rejection) throw notAvailable(judged.rejection, issues, zipCode !== current.zipCode)
  if (issues.length > 0) throw invalid(issues)
  if (toOere(body.price) !== priced.priceOere) throw priceChanged(toKroner(priced.priceOere))

  await lockBookedDays(tx, current.caterId, heldDays(current))
  const full = await judged.reserveRoom()
  if (full) throw notAvailable(full, [], false)
  await supersedeProposal(context, current)

  const order = await saveCustomerChange(tx, viewer, {
    ...place,
    comment: body.comment === undefined ? current.comment : clean(body.comment) || null,
    content: JSON.stringify(priced.content),
    priceOere: priced.priceOere,
    deliveryFeeOere: priced.deliveryFeeOere,
    activePeriodPrice: priced.activePeriodPrice && JSON.stringify(priced.activePeriodPrice),
    countedCovers: judged.covers,
    orderedCovers: JSON.stringify(current.orderedCovers ?? current.content.menus.map(({ amount }) => amount)),
    ...(zone && current.deliveryFeeOere !== null && { deliveryZone: zone.name }),
  })
  const mailed = await findMailedCater(tx, order.caterId, site)
  await mailQueue.enqueue(tx, changedMail(order, mailed, at), changedNoticeMail(order, mailed, at))
  await recordEvent(tx, { orderId: order.id, type: 'changed', at, ...actorOf(viewer) })
  return findOrder(tx, viewer, viewer.orderId)
}

/** The order as it is. The covers that its open proposal reserves beyond its own are available to it. */
function standingOf(current: OrderRow, { zones }: AvailabilityRules): AvailabilityRequest['standing'] {
  const { zipCode, content } = current
  const zone = zipCode === null ? undefined : findZone(zones, zipCode)
  const covers = content.menus.map(({ amount }) => amount)
  return {
    menus: content.menus,
    zipCode,
    goods: repriceOrder(current, covers, zone).goods,
    covers: ownCovers(current, current.deliveryDate),
  }
}

type Place = Pick<OrderRow, 'address' | 'zipCode' | 'city'>

/** The place of delivery after the change. An order that is picked up stays so. */
function toPlace(current: OrderRow, { address, zipCode, city }: CustomerChangeBody): Place {
  if (current.address === null) return { address: null, zipCode: null, city: null }
  return {
    address: address === undefined ? current.address : clean(address),
    zipCode: zipCode === undefined ? current.zipCode : clean(zipCode),
    city: city === undefined ? current.city : clean(city),
  }
}

const checkCovers = (covers: readonly number[], lines: readonly { min: number; max: number }[]): Issue[] =>
  covers.flatMap((count, index) => {
    const { min = 0, max = 0 } = lines[index] ?? {}
    if (count < min) return [{ path: `covers.${index}`, validatorKey: 'min' }]
    return count > max ? [{ path: `covers.${index}`, validatorKey: 'max' }] : []
  })

const checkPlace = (place: Place): Issue[] =>
  (['address', 'zipCode', 'city'] as const)
    .filter((part) => place[part] === '')
    .map((path) => ({ path, validatorKey: 'required' }))

const clean = (text: string): string => toStorable(text).trim()

const invalid = (issues: Issue[]) =>
  new ProblemError(422, 'invalid', { detail: 'The change goes beyond what the customer may change.', issues })
const priceChanged = (price: number) =>
  new ProblemError(409, 'price_changed', { detail: 'The order costs something else then.', extra: { price } })

/** The rejection of a change that is not possible, at what the customer changes. A day without room alone is a conflict. */
function notAvailable({ errors, availability }: Rejection, issues: readonly Issue[], isMoved: boolean): ProblemError {
  const isFull = availability.reasons.every(({ code }) => code === 'DAY_FULL') && issues.length === 0
  const ofReasons = errors.map(({ path, validatorKey }) => ({ path: changedField(path, isMoved), validatorKey }))
  return new ProblemError(isFull ? 409 : 422, isFull ? 'day_full' : 'not_available', {
    detail: isFull ? 'The day has no room for so many covers more.' : 'The order is not available so.',
    issues: withIssues(ofReasons, issues),
    extra: { availability },
  })
}

/** The field of a change for that of an order: its date stays, so that covers or place decide about it. */
function changedField(path: string, isMoved: boolean): string {
  if (path.startsWith('delivery')) return 'zipCode'
  if (path.startsWith('time.')) return isMoved ? 'zipCode' : 'covers'
  return path.replace(/^menus/, 'covers')
}
