import type { PlacedNeeds } from '../../contract/needs.ts'
import type { Issue } from '../../contract/problems.ts'
import type { PlaceOrderBody } from '../../contract/orders.ts'
import type { Oere } from '../../domain/money/money.ts'
import { isDate } from '../../domain/time/danishTime.ts'
import { joinWords } from '../../domain/texts/blanks.ts'
import type { Need } from '../../domain/foods/needs.ts'
import { checkOrderForm } from '../../domain/orders/orderForm.ts'
import type { BeyondCode } from '../../domain/orders/phoneOrder.ts'
import type { Zone } from '../../domain/zones/zones.ts'
import { findZone } from '../../domain/zones/zones.ts'
import type { Db } from '../database/connect.ts'
import { toStorable } from '../database/storable.ts'
import { checkAgainstCatalogue, toPricedLines } from './checkPlacedOrder.ts'
import { type AvailabilityRequest, rejectOrder } from './orderAvailability.ts'
import type { OrderCatalogue } from './orderCatalogue.ts'
import { orderContent } from './orderContent.ts'
import type { Orderer } from './ordererStore.ts'
import { OrderRejected } from './orderRejected.ts'
import {
  hasCurrentPrices,
  MAX_PRICE_OERE,
  type OrderPrices,
  type PricedLine,
  priceOrder,
  toCurrentPrices,
} from './priceOrder.ts'
import { parsePhone } from '../../domain/texts/phone.ts'

/** A valid order with its prices by the caterer's current catalogue: all but who ordered it, and its availability. */
export interface PricedOrder {
  orderer: Orderer
  time: { date: string; clock: string }
  /** Null for pickup. */
  delivery: Delivery | null
  lines: PricedLine[]
  services: OrderCatalogue['services']
  zone: Zone | undefined
  prices: OrderPrices
}

interface Delivery {
  address: string
  zipCode: string
  city: string
}

/** The rules for an order beside its catalogue. */
interface OrderRules {
  isEmailOptional: boolean
  /** The reasons that its caterer goes beyond. */
  beyond?: readonly BeyondCode[]
  /** By which the menus are checked, where that is not the one that they are priced by. */
  checkedBy?: OrderCatalogue
}

/**
 * Checks and prices an order that may be possible. Throws {@link OrderRejected} with everything that is wrong, and then with
 * every reason why it is not possible.
 */
export async function priceValidOrder(
  tx: Db,
  body: PlaceOrderBody,
  catalogue: OrderCatalogue,
  orderer: Orderer,
  rules: OrderRules,
  at: Date,
): Promise<PricedOrder> {
  const { beyond } = rules
  const time = { date: clean(body.time.date), clock: clean(body.time.clock) }
  const delivery = body.delivery && {
    address: clean(body.delivery.address),
    zipCode: clean(body.delivery.zipCode),
    city: clean(body.delivery.city),
  }
  const issues = [
    ...checkForm({ orderer, time, delivery }, rules),
    ...checkAgainstCatalogue(body, rules.checkedBy ?? catalogue),
  ]
  const request = { ...checkedBy(catalogue), menus: body.menus, time, zipCode: delivery?.zipCode ?? null }
  if (issues.length > 0) {
    const arePriced = isDate(time.date) && !issues.some(({ path }) => path.startsWith('menus'))
    const goods = arePriced ? goodsOf(body, catalogue, time.date) : null
    throw await rejectOrder(tx, issues, { ...request, goods }, at, beyond)
  }

  const lines = toPricedLines(body, catalogue)
  const services = catalogue.services.filter(({ id }) => body.services.some((service) => service.id === id))
  const zone = delivery ? findZone(catalogue.rules.zones, delivery.zipCode) : undefined
  const prices = priceOrder(lines, services, catalogue.pricePeriods, time.date, zone)
  if (prices.total > MAX_PRICE_OERE) {
    const tooMuch = lines.map((_, index) => ({ path: `menus.${index}.amount`, validatorKey: 'max' }))
    throw await rejectOrder(tx, tooMuch, { ...request, goods: prices.goods }, at, beyond)
  }
  return { orderer, time, delivery, lines, services, zone, prices }
}

const checkedBy = ({ cater, rules }: OrderCatalogue) => ({ caterId: cater.id, rules })

/** What the valid menus of an order cost. */
const goodsOf = (body: PlaceOrderBody, catalogue: OrderCatalogue, date: string): Oere =>
  priceOrder(toPricedLines(body, catalogue), [], catalogue.pricePeriods, date, undefined).goods

/** The request to check the caterer's availability for an order. */
export const toAvailabilityRequest = (
  { time, delivery, prices }: PricedOrder,
  catalogue: OrderCatalogue,
  { menus }: PlaceOrderBody,
): AvailabilityRequest => ({
  ...checkedBy(catalogue),
  menus,
  time,
  zipCode: delivery?.zipCode ?? null,
  goods: prices.goods,
})

/** Throws {@link OrderRejected} with today's prices where those that were sent are others. */
export function assertCurrentPrices(body: PlaceOrderBody, { prices, services }: PricedOrder): void {
  if (hasCurrentPrices(body, prices, services)) return
  throw new OrderRejected([{ path: 'price', validatorKey: 'price_changed' }], { prices: toCurrentPrices(prices) })
}

/** The columns of an order that say what was ordered, by whom and for when. */
export function orderedColumns(body: PlaceOrderBody, order: PricedOrder) {
  const { orderer, time, delivery, lines, services, zone, prices } = order
  return {
    orderer: `${orderer.firstName} ${orderer.lastName}`,
    email: orderer.email,
    phoneNumber: orderer.phone,
    priceOere: prices.total,
    deliveryDate: time.date,
    deliveryTime: time.clock,
    address: delivery?.address ?? null,
    zipCode: delivery?.zipCode ?? null,
    city: delivery?.city ?? null,
    comment: clean(body.comment) || null,
    needs: toNeeds(body.needs ?? []),
    content: orderContent(lines, services),
    activePeriodPrice: prices.activePeriodPrice,
    deliveryFeeOere: prices.deliveryFee,
    deliveryZone: zone?.name ?? null,
  }
}

/** The contact details as typed; each is empty where it is missing. */
export const typedOrderer = ({ user }: PlaceOrderBody): Orderer => ({
  firstName: joinWords(clean(user.firstName)),
  lastName: joinWords(clean(user.lastName)),
  email: clean(user.email),
  phone: parsePhone(user.phone ?? '') ?? clean(user.phone),
})

/** The needs as they are stored; null where nothing is said. */
function toNeeds(needs: PlacedNeeds): string | null {
  const stored = needs.map(({ guests, allergen = null, diet = null, text }): Need => {
    return { guests, allergen, diet, text: clean(text) }
  })
  return stored.length === 0 ? null : JSON.stringify(stored)
}

function checkForm(form: Pick<PricedOrder, 'orderer' | 'time' | 'delivery'>, rules: OrderRules): Issue[] {
  const { orderer: user, time, delivery } = form
  const noDelivery = { address: '', zipCode: '', city: '' }
  return checkOrderForm(
    {
      user,
      time,
      isDelivery: delivery !== null,
      delivery: delivery ?? noDelivery,
      comment: '',
      needs: [],
      conditions: true,
    },
    {
      isGuest: true,
      isEmailOptional: rules.isEmailOptional,
      // These are reasons of its availability
      now: null,
      offersDelivery: true,
      isKnownZipCode: () => true,
    },
  ).map((issue) => (issue.path === 'user.email' ? { ...issue, path: 'email' } : issue))
}

/** Trims a text and removes what cannot be stored. */
const clean = (text: string | null | undefined): string => toStorable(text ?? '').trim()
