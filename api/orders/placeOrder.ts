import type { z } from 'zod'
import type { PlacedOrder, PlaceOrderBody, PlaceOrderRefusal } from '../../contract/orders.ts'
import type { Issue } from '../../contract/problems.ts'
import { toKroner } from '../../domain/money.ts'
import { checkOrderForm } from '../../domain/orderForm.ts'
import { type RateLimit, consume, assertBelowLimit } from '../rateLimit/rateLimitStore.ts'
import { allCities } from '../cities/cities.ts'
import type { Db } from '../database/connect.ts'
import { toStorable } from '../database/storable.ts'
import { insertMailsWithEvent } from './mails/orderMailStore.ts'
import { noticeMail, placedMail, reminderMail } from './mails/orderMails.ts'
import type { CustomerViewer } from '../http/viewer.ts'
import { checkAgainstCatalogue, toPricedLines } from './checkPlacedOrder.ts'
import type { OrderCommandContext } from './orderCommandContext.ts'
import { findOrderCatalogue } from './orderCatalogueStore.ts'
import { orderContent } from './orderContent.ts'
import { findAccountOrderer, isEmailOfAnotherAccount, type Orderer } from './ordererStore.ts'
import { insertOrder } from './orderStore.ts'
import { priceOrder, hasCurrentPrices, toCurrentPrices } from './priceOrder.ts'

const MAX_PRICE_OERE = 2_147_483_647
const MAX_ORDERS_PER_HOUR = 30
/** ORL-6: the caterer is reminded of an order that stays unseen for so long. */
const REMINDER_DELAY_MS = 30 * 60_000

type Placed = z.infer<typeof PlacedOrder>

/** Thrown for an order that cannot be placed; `body` is that of the 422. */
export class OrderRejected extends Error {
  override name = 'OrderRefused'
  readonly body: z.infer<typeof PlaceOrderRefusal>
  /** True if the errors reveal that the email has an account. */
  readonly revealsAccount: boolean

  constructor(errors: Issue[], prices?: z.infer<typeof PlaceOrderRefusal>['prices']) {
    super('The order was rejected')
    this.revealsAccount = errors.some(({ validatorKey }) => validatorKey === 'not_unique')
    this.body = {
      errors: errors.map(({ path, validatorKey }) => ({ path, validatorKey })),
      ...(prices && { prices }),
    }
  }
}

/** ANM-15: the limit of orders from one address, which attempts that reveal an account's email count towards. */
export const orderLimits = (address: string): RateLimit[] => [
  { kind: 'order', subject: [address], max: MAX_ORDERS_PER_HOUR, minutes: 60 },
]

/**
 * Places an order in the caller's transaction: validated and priced by the caterer's current catalogue, written with
 * its reference, event and mails. Throws {@link OrderRejected}, and a 429 after too many orders from the `address`.
 */
export async function placeOrder(
  { tx, mailQueue, at, address }: OrderCommandContext & { address: string },
  viewer: CustomerViewer | null,
  body: PlaceOrderBody,
): Promise<Placed> {
  const limits = orderLimits(address)
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
  const prices = priceOrder(lines, ordered, catalogue.pricePeriods, time.date)
  if (prices.total > MAX_PRICE_OERE) {
    throw new OrderRejected(lines.map((_, index) => ({ path: `menus.${index}.amount`, validatorKey: 'max' })))
  }
  if (!hasCurrentPrices(body, prices, ordered)) {
    throw new OrderRejected([{ path: 'price', validatorKey: 'price_changed' }], toCurrentPrices(prices))
  }
  // Last, for an otherwise valid order only: learning that an email has no account costs an order, which counts
  if (await isEmailOfAnotherAccount(tx, viewer, orderer.email)) {
    throw new OrderRejected([{ path: 'email', validatorKey: 'not_unique' }])
  }

  await consume(tx, limits, at)
  const scheduled = await mailQueue.schedule(tx, [
    { toMail: placedMail, sendAfter: at },
    { toMail: noticeMail, sendAfter: at },
    { toMail: reminderMail, sendAfter: new Date(at.getTime() + REMINDER_DELAY_MS) },
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
  })
  const mails = scheduled.map(({ toMail, ...job }) => ({ ...toMail(order, cater, at), ...job }))
  await insertMailsWithEvent(tx, mails, { orderId: order.id, type: 'placed', at, by: order.orderer })
  return { order: { id: order.id, orderRef: order.orderRef, caterId: order.caterId, price: toKroner(order.priceOere) } }
}

/** The contact details as typed; missing ones are those of the customer's account. */
async function getOrderer(tx: Db, viewer: CustomerViewer | null, { user }: PlaceOrderBody): Promise<Orderer> {
  const account = viewer && (await findAccountOrderer(tx, viewer))
  return {
    firstName: clean(user.firstName) || (account?.firstName ?? ''),
    lastName: clean(user.lastName) || (account?.lastName ?? ''),
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
  const issues: Issue[] = checkOrderForm(
    { user, time, isDelivery: delivery !== null, delivery: delivery ?? noDelivery, comment: '', conditions: true },
    { isGuest: true, offersDelivery, now },
  ).map((issue) => (issue.path === 'user.email' ? { ...issue, path: 'email' } : issue))
  const isFourDigits = offersDelivery && delivery !== null && /^\d{4}$/.test(delivery.zipCode)
  if (isFourDigits && !allCities().some(({ zipCode }) => zipCode === delivery.zipCode)) {
    issues.push({ path: 'delivery.zipCode', validatorKey: 'unknown' })
  }
  return issues
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
