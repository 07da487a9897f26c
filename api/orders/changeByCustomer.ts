import type { CustomerChangeBody } from '../../contract/orders.ts'
import type { Issue } from '../../contract/problems.ts'
import { countedCovers } from '../../domain/availability/availability.ts'
import { toKroner, toOere } from '../../domain/money/money.ts'
import { capacityOn } from '../../domain/availability/openingHours.ts'
import { findZone, missingForZone } from '../../domain/zones/zones.ts'
import { reserveRoom, lockBookedDays } from '../availability/availabilityStore.ts'
import { isKnownZipCode } from '../cities/cities.ts'
import { toStorable } from '../database/storable.ts'
import { ProblemError } from '../http/problems.ts'
import type { LinkViewer } from '../accounts/viewer.ts'
import { findChangeable } from './changeableOrder.ts'
import { saveCustomerChange } from './customerChangeStore.ts'
import { changedMail, changedNoticeMail } from './mails/changeMails.ts'
import { findMailedCater } from './mails/mailedCaterStore.ts'
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
  const issues = [...checkCovers(covers, limits.lines), ...checkPlace(place)]
  if (issues.length > 0) throw invalid(issues)

  const zone = place.zipCode === null ? undefined : findZone(rules.zones, place.zipCode)
  if (rules.zones.length > 0 && place.zipCode !== null && place.zipCode !== current.zipCode && !zone)
    throw invalid([{ path: 'zipCode', validatorKey: 'not_delivered' }])
  const { goods, ...priced } = repriceOrder(current, covers, zone)
  if (zone && missingForZone(zone, goods) > 0) throw invalid([{ path: 'covers', validatorKey: 'zone_minimum' }])
  if (toOere(body.price) !== priced.priceOere) throw priceChanged(toKroner(priced.priceOere))

  const lines = current.content.menus.map(({ id }, index) => ({ menuId: id, covers: covers[index] ?? 0 }))
  const counted = countedCovers(rules, lines)
  // The covers that its open proposal reserves beyond its own are available to it
  const more = counted - ownCovers(current, current.deliveryDate)
  const capacity = capacityOn(rules, current.deliveryDate)

  await lockBookedDays(tx, current.caterId, heldDays(current))
  if (more > 0 && !(await reserveRoom(tx, current.caterId, current.deliveryDate, more, capacity))) throw dayFull()
  await supersedeProposal(context, current)

  const order = await saveCustomerChange(tx, viewer, {
    ...place,
    comment: body.comment === undefined ? current.comment : clean(body.comment) || null,
    content: JSON.stringify(priced.content),
    priceOere: priced.priceOere,
    deliveryFeeOere: priced.deliveryFeeOere,
    activePeriodPrice: priced.activePeriodPrice && JSON.stringify(priced.activePeriodPrice),
    countedCovers: counted,
    orderedCovers: JSON.stringify(current.orderedCovers ?? current.content.menus.map(({ amount }) => amount)),
    ...(zone && current.deliveryFeeOere !== null && { deliveryZone: zone.name }),
  })
  const cater = await findMailedCater(tx, order.caterId, site)
  await mailQueue.enqueue(tx, changedMail(order, cater, at), changedNoticeMail(order, cater, at))
  await recordEvent(tx, { orderId: order.id, type: 'changed', at, ...actorOf(viewer) })
  return findOrder(tx, viewer, viewer.orderId)
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
  covers.length === lines.length
    ? covers.flatMap((count, index) => {
        const { min = 0, max = 0 } = lines[index] ?? {}
        if (count < min) return [{ path: `covers.${index}`, validatorKey: 'min' }]
        return count > max ? [{ path: `covers.${index}`, validatorKey: 'max' }] : []
      })
    : [{ path: 'covers', validatorKey: 'invalid' }]

const checkPlace = (place: Place): Issue[] => [
  ...(['address', 'zipCode', 'city'] as const)
    .filter((part) => place[part] === '')
    .map((path) => ({ path, validatorKey: 'required' })),
  ...(place.zipCode && !isKnownZipCode(place.zipCode) ? [{ path: 'zipCode', validatorKey: 'unknown' }] : []),
]

const clean = (text: string): string => toStorable(text).trim()

const invalid = (issues: Issue[]) =>
  new ProblemError(422, 'invalid', { detail: 'The change goes beyond what the customer may change.', issues })
const priceChanged = (price: number) =>
  new ProblemError(409, 'price_changed', { detail: 'The order costs something else then.', extra: { price } })
const dayFull = () => new ProblemError(409, 'day_full', { detail: 'The day has no room for so many covers more.' })
