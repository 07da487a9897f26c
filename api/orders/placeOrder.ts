import type { z } from 'zod'
import type { PlacedOrder, PlaceOrderBody } from '../../contract/orders.ts'
import type { Issue } from '../../contract/problems.ts'
import { joinWords } from '../../domain/blanks.ts'
import { toKroner } from '../../domain/money.ts'
import { checkOrderForm } from '../../domain/orderForm.ts'
import { findZone } from '../../domain/zones.ts'
import { type RateLimit, consume, assertBelowLimit } from '../rateLimit/rateLimitStore.ts'
import { allCities } from '../cities/cities.ts'
import type { Db } from '../database/connect.ts'
import { toStorable } from '../database/storable.ts'
import { insertMailsWithEvent } from './mails/orderMailStore.ts'
import { officeSite } from './mails/mailedCaterStore.ts'
import { noticeMail, placedMail, reminderMail } from './mails/orderMails.ts'
import type { CustomerViewer } from '../http/viewer.ts'
import { checkAgainstCatalogue, toPricedLines } from './checkPlacedOrder.ts'
import type { OrderCommandContext } from './orderCommandContext.ts'
import { findOrderCatalogue } from './orderCatalogueStore.ts'
import { checkOrderAvailability } from './orderAvailability.ts'
import { orderContent } from './orderContent.ts'
import { findAccountOrderer, isEmailOfAnotherAccount, type Orderer } from './ordererStore.ts'
import { OrderRejected } from './orderRejected.ts'
import { insertOrder } from './orderStore.ts'
import { reminderAt } from './reminder.ts'
import { findZones } from '../zones/zoneStore.ts'
import { priceOrder, hasCurrentPrices, toCurrentPrices } from './priceOrder.ts'

const MAX_PRICE_OERE = 2_147_483_647
const MAX_ORDERS_PER_HOUR = 30

type Placed = z.infer<typeof PlacedOrder>

/** ANM-15: the limit of orders from one network, which attempts that reveal an account's email count towards. */
export const orderLimits = (network: string): RateLimit[] => [
  { kind: 'order', subject: [network], max: MAX_ORDERS_PER_HOUR, minutes: 60 },
]

/**
 * Places an order in the caller's transaction: validated and priced by the caterer's current catalogue, written with
 * its reference, event and mails. Throws {@link OrderRejected}, and a 429 after too many orders from the `network`.
 */
export async function placeOrder(
  { tx, mailQueue, site, at, network }: OrderCommandContext & { network: string },
  viewer: CustomerViewer | null,
  body: PlaceOrderBody,
): Promise<Placed> {
  const limits = orderLimits(network)
  // Before any validation, whose errors would reveal something
  await assertBelowLimit(tx, limits, at)
  const catalogue = await findOrderCatalogue(
    tx,
    body.caterId,
    body.menus.map(({ id }) => id),
  )
  if (!catalogue) throw new OrderRejected([{ path: 'caterId', validatorKey: 'inactive' }])
  const { cater } = catalogue
  const orderer = await getOrderer(tx, viewer, body)
  const time = { date: clean(body.time.date), clock: clean(body.time.clock) }
  const delivery = body.delivery && {
    address: clean(body.delivery.address),
    zipCode: clean(body.delivery.zipCode),
    city: clean(body.delivery.city),
  }
  const form = { orderer, time, delivery }
  const issues = [...checkForm(form, cater.delivery, at), ...checkAgainstCatalogue(body, catalogue)]
  if (issues.length > 0) throw new OrderRejected(issues)

  const lines = toPricedLines(body, catalogue)
  const ordered = catalogue.services.filter(({ id }) => body.services.some((service) => service.id === id))
  const zone = delivery ? findZone(await findZones(tx, cater.id), delivery.zipCode) : undefined
  const prices = priceOrder(lines, ordered, catalogue.pricePeriods, time.date, zone)
  if (prices.total > MAX_PRICE_OERE) {
    throw new OrderRejected(lines.map((_, index) => ({ path: `menus.${index}.amount`, validatorKey: 'max' })))
  }
  const asked = { cater, menus: body.menus, time, zipCode: delivery?.zipCode ?? null, goods: prices.goods }
  const available = await checkOrderAvailability(tx, asked, at)
  if (!hasCurrentPrices(body, prices, ordered)) {
    throw new OrderRejected([{ path: 'price', validatorKey: 'price_changed' }], { prices: toCurrentPrices(prices) })
  }
  // Last, for an otherwise valid order only: learning that an email has no account costs an order, which counts
  if (await isEmailOfAnotherAccount(tx, viewer, orderer.email)) {
    throw new OrderRejected([{ path: 'email', validatorKey: 'not_unique' }])
  }

  await consume(tx, limits, at)
  await available.keepRoom()
  const scheduled = await mailQueue.schedule(tx, [
    { toMail: placedMail, sendAfter: at },
    { toMail: noticeMail, sendAfter: at },
    { toMail: reminderMail, sendAfter: reminderAt(at) },
  ])
  // From here until the transaction ends all other orders wait for their reference
  const order = await insertOrder(tx, {
    caterId: cater.id,
    userId: viewer?.userId ?? null,
    orderer: `${orderer.firstName} ${orderer.lastName}`,
    email: orderer.email,
    phoneNumber: orderer.phone,
    priceOere: prices.total,
    createdAt: at,
    deliveryDate: time.date,
    deliveryTime: time.clock,
    address: delivery?.address ?? null,
    zipCode: delivery?.zipCode ?? null,
    city: delivery?.city ?? null,
    comment: clean(body.comment) || null,
    content: JSON.stringify(orderContent(lines, ordered)),
    activePeriodPrice: prices.activePeriodPrice && JSON.stringify(prices.activePeriodPrice),
    countedCovers: available.covers,
    deliveryFeeOere: prices.deliveryFee,
    deliveryZone: zone?.name ?? null,
  })
  const mailed = { ...cater, officeSite: officeSite(site, cater.slug) }
  const mails = scheduled.map(({ toMail, ...job }) => ({ ...toMail(order, mailed, at), ...job }))
  await insertMailsWithEvent(tx, mails, { orderId: order.id, type: 'placed', at })
  return { order: { id: order.id, orderRef: order.orderRef, caterId: order.caterId, price: toKroner(order.priceOere) } }
}

/** The contact details as typed; missing ones are those of the customer's account. */
async function getOrderer(tx: Db, viewer: CustomerViewer | null, { user }: PlaceOrderBody): Promise<Orderer> {
  const account = viewer && (await findAccountOrderer(tx, viewer))
  return {
    firstName: joinWords(clean(user.firstName)) || (account?.firstName ?? ''),
    lastName: joinWords(clean(user.lastName)) || (account?.lastName ?? ''),
    email: clean(user.email) || (account?.email ?? ''),
    phone: clean(user.phone) || (account?.phone ?? ''),
  }
}

function checkForm(
  form: { orderer: Orderer; time: { date: string; clock: string }; delivery: Delivery | null },
  offersDelivery: boolean,
  now: Date,
): Issue[] {
  const { orderer: user, time, delivery } = form
  const noDelivery = { address: '', zipCode: '', city: '' }
  return checkOrderForm(
    { user, time, isDelivery: delivery !== null, delivery: delivery ?? noDelivery, comment: '', conditions: true },
    { isGuest: true, offersDelivery, now, isKnownZipCode: (zip) => allCities().some(({ zipCode }) => zipCode === zip) },
  ).map((issue) => (issue.path === 'user.email' ? { ...issue, path: 'email' } : issue))
}

interface Delivery {
  address: string
  zipCode: string
  city: string
}

/** Trims a text and removes what cannot be stored. */
function clean(text: string | null | undefined): string {
  return toStorable(text ?? '').trim()
}
