import type { OrderContent, OrderMenu } from '../../../contract/orderContent.ts'
import type { Issue } from '../../../contract/problems.ts'
import type { OrderTerms, ProposalBody } from '../../../contract/proposals.ts'
import type { AvailabilityRules } from '../../../domain/availability/availabilityRules.ts'
import { danishDate } from '../../../domain/time/danishTime.ts'
import { hasClock } from '../../../domain/time/skippedHour.ts'
import { type Oere, toKroner, toOere } from '../../../domain/money/money.ts'
import { lastDeliveryDate } from '../../../domain/availability/notice.ts'
import { fulfilmentOf, servicesOfOther } from '../../../domain/money/services.ts'
import { findActivePricePeriod, type PricePeriod } from '../../../domain/money/pricePeriods.ts'
import type { ProposalSide } from '../../../domain/orders/proposals.ts'
import { deliveryFee, findZone } from '../../../domain/zones/zones.ts'
import { isKnownZipCode } from '../../cities/cities.ts'
import { toOrderedService } from '../orderContent.ts'
import type { OrderCatalogue } from '../orderCatalogue.ts'
import { MAX_PRICE_OERE } from '../priceOrder.ts'
import { contentPrices } from '../repriceOrder.ts'
import { proposedMenus } from './proposedLines.ts'

/** The terms of an order by a proposal, with the goods that a zone's minimum counts; or every issue of the proposal. */
export type ProposedTerms = { terms: OrderTerms; goods: Oere } | { issues: Issue[] }

/**
 * The terms that somebody proposes: what an order has stays at the prices that it was ordered at, and what is new is of
 * today's catalogue. On another date the price period of that date holds.
 */
export function proposedTerms(
  before: OrderTerms,
  body: ProposalBody,
  side: ProposalSide,
  { catalogue, rules }: { catalogue: OrderCatalogue | undefined; rules: AvailabilityRules },
  now: Date,
): ProposedTerms {
  const lines = body.lines ? proposedMenus(before.content, body.lines, catalogue) : null
  const issues = [...(lines?.issues ?? []), ...checkSide(body, side), ...checkPlaceAndDate(before, body, now)]
  if (issues.length > 0) return { issues }
  const date = body.date ?? before.date
  const place = toPlace(before, body)
  const content = {
    ...toContent(before.content, lines?.menus ?? before.content.menus, body),
    services: toServices(before, place, catalogue),
  }
  const period = date === before.date ? before.activePeriodPrice : toPeriod(catalogue?.pricePeriods ?? [], date)
  const prices = contentPrices(content, period?.percentage ?? 0)
  const delivery = toDeliveryFee(before, place, body, rules, prices.goods)
  const total = prices.withoutDelivery + (delivery.fee ?? 0)
  if (total < 0) return { issues: [{ path: 'discount.amount', validatorKey: 'max' }] }
  if (total > MAX_PRICE_OERE) return { issues: [{ path: 'lines', validatorKey: 'max' }] }
  return {
    goods: prices.goods,
    terms: {
      date,
      clock: body.clock ?? before.clock,
      ...place,
      content,
      activePeriodPrice: period && { ...period, amount: toKroner(prices.periodDifference) },
      deliveryFee: delivery.fee === null ? null : toKroner(delivery.fee),
      deliveryZone: delivery.zone,
      price: toKroner(total),
    },
  }
}

/** CHG-4: extra lines, discount and fee are the caterer's alone. */
const checkSide = (body: ProposalBody, side: ProposalSide): Issue[] =>
  side === 'cater'
    ? []
    : (['extraLines', 'discount', 'deliveryFee'] as const)
        .filter((path) => body[path] !== undefined)
        .map((path) => ({ path, validatorKey: 'foreign' }))

function checkPlaceAndDate(before: OrderTerms, { delivery, date, clock }: ProposalBody, now: Date): Issue[] {
  const isUnknown = delivery && !isKnownZipCode(delivery.zipCode)
  const isTooFar = date !== undefined && date > lastDeliveryDate(danishDate(now))
  return [
    ...(isUnknown ? [{ path: 'delivery.zipCode', validatorKey: 'unknown' }] : []),
    ...(hasClock(date ?? before.date, clock ?? before.clock) ? [] : [{ path: 'clock', validatorKey: 'outside_hours' }]),
    ...(isTooFar ? [{ path: 'date', validatorKey: 'too_far' }] : []),
  ]
}

function toContent(
  before: OrderContent,
  menus: OrderMenu[],
  { extraLines, discount }: ProposalBody,
): Omit<OrderContent, 'services'> {
  const lines = extraLines ?? before.extraLines ?? []
  const off = discount ?? before.discount
  return {
    menus,
    ...(lines.length > 0 && { extraLines: lines }),
    ...(off && off.amount > 0 && { discount: off }),
  }
}

function toServices(before: OrderTerms, place: Place, catalogue: OrderCatalogue | undefined): OrderContent['services'] {
  const fulfilment = fulfilmentOf(place.address)
  const { services } = before.content
  if (fulfilment === fulfilmentOf(before.address)) return services
  const today = (catalogue?.services ?? []).map((service) => ({ ...service, ...toOrderedService(service) }))
  return servicesOfOther(services, today, fulfilment)
}

function toPeriod(periods: readonly PricePeriod[], date: string): Omit<ActivePeriodPrice, 'amount'> | null {
  const period = findActivePricePeriod(periods, date)
  return period && { id: String(period.id), type: period.type, percentage: period.percentage }
}

type ActivePeriodPrice = NonNullable<OrderTerms['activePeriodPrice']>
type Place = Pick<OrderTerms, 'address' | 'zipCode' | 'city'>

function toPlace({ address, zipCode, city }: Place, { delivery }: ProposalBody): Place {
  if (delivery === undefined) return { address, zipCode, city }
  if (delivery === null) return { address: null, zipCode: null, city: null }
  return delivery
}

/** The fee that the caterer sets, else that of the zone. Without a zone an order to the same code keeps its fee. */
function toDeliveryFee(
  before: OrderTerms,
  { zipCode }: Place,
  body: ProposalBody,
  { zones }: Pick<AvailabilityRules, 'zones'>,
  goods: Oere,
): { fee: Oere | null; zone: string | null } {
  if (zipCode === null) return { fee: null, zone: null }
  const zone = findZone(zones, zipCode)
  if (body.deliveryFee !== undefined) return { fee: toOere(body.deliveryFee), zone: zone?.name ?? before.deliveryZone }
  const isSameCode = zipCode === before.zipCode
  // It was ordered before the caterer had zones
  if (isSameCode && before.deliveryFee === null) return { fee: null, zone: null }
  if (zone) return { fee: deliveryFee(zone, goods), zone: zone.name }
  if (!isSameCode || before.deliveryFee === null) return { fee: null, zone: null }
  return { fee: toOere(before.deliveryFee), zone: before.deliveryZone }
}
