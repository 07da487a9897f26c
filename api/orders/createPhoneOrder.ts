import type { PhoneOrderBody } from '../../contract/orders.ts'
import { sellByCater } from '../../domain/orders/phoneOrder.ts'
import { notFound } from '../http/problems.ts'
import type { AdminViewer, CaterViewer } from '../accounts/viewer.ts'
import { type RateLimit, consume } from '../rateLimit/rateLimitStore.ts'
import { officeSite } from './mails/mailedCaterStore.ts'
import { placedCancelText } from './mails/placedCancelText.ts'
import { phoneOrderMail } from './mails/orderMails.ts'
import { findOrderCatalogue, type OrderCatalogue } from './orderCatalogue.ts'
import { checkOrderAvailability } from './orderAvailability.ts'
import type { OrderCommandContext } from './orderCommandContext.ts'
import { recordEvent } from './orderEventStore.ts'
import { findOrder, type OrderWithHistory } from './orderHistoryStore.ts'
import { OrderRejected } from './orderRejected.ts'
import { insertOrder } from './orderStore.ts'
import {
  toAvailabilityRequest,
  assertCurrentPrices,
  orderedColumns,
  priceValidOrder,
  typedOrderer,
} from './pricedOrder.ts'

const MAX_PHONE_ORDERS_PER_HOUR = 120

/** The phone orders that one user may create in an hour: each can mail somebody. */
const phoneOrderLimits = (userId: string): RateLimit[] => [
  { kind: 'order', subject: [userId], max: MAX_PHONE_ORDERS_PER_HOUR, minutes: 60 },
]

/**
 * DAY-13: creates an order for a customer in the caller's transaction. It is priced and checked like a customer's, but for
 * the reasons in `beyond` and age limits, accepted and seen at once, and belongs to no account. A customer with an email
 * gets the confirmation. Throws {@link OrderRejected}, 404 for another's caterer, and 429 after too many.
 */
export async function createPhoneOrder(
  { tx, mailQueue, site, at }: OrderCommandContext,
  viewer: CaterViewer | AdminViewer,
  body: PhoneOrderBody,
): Promise<OrderWithHistory> {
  if (viewer.role === 'cater' && viewer.caterId !== body.caterId) throw notFound()
  const catalogue = await findOrderCatalogue(
    tx,
    body.caterId,
    body.menus.map(({ id }) => id),
  )
  if (!catalogue) throw new OrderRejected([{ path: 'caterId', validatorKey: 'inactive' }])
  const { cater } = catalogue
  const rules = { isEmailOptional: true, checkedBy: soldByCater(catalogue), beyond: body.beyond }
  const priced = await priceValidOrder(tx, body, catalogue, typedOrderer(body), rules, at)
  const available = await checkOrderAvailability(tx, toAvailabilityRequest(priced, catalogue, body), at, body.beyond)
  assertCurrentPrices(body, priced)

  await consume(tx, phoneOrderLimits(viewer.userId), at)
  await available.reserveRoom()
  const order = await insertOrder(tx, {
    ...orderedColumns(body, priced),
    caterId: cater.id,
    userId: null,
    createdAt: at,
    countedCovers: available.covers,
    cancelSteps: JSON.stringify(catalogue.rules.cancelSteps),
    byPhone: true,
    caterAccept: true,
    seenAt: at,
    handledAt: at,
  })
  const mailed = { ...cater, officeSite: officeSite(site, cater.slug) }
  const cancelText = placedCancelText(catalogue.rules, priced.time.date, at, true)
  await mailQueue.enqueue(tx, phoneOrderMail(order, mailed, at, cancelText))
  await recordEvent(tx, { orderId: order.id, type: 'taken', at, userId: viewer.userId })
  const created = await findOrder(tx, viewer, order.id)
  if (!created) throw new Error('The order was inserted in this transaction')
  return created
}

/** The catalogue as a caterer sells from it itself: without age limits. */
function soldByCater({ menus, ...catalogue }: OrderCatalogue): OrderCatalogue {
  const sold = [...menus].map(([id, { menu, ...ordered }]) => [id, { ...ordered, menu: sellByCater(menu) }] as const)
  return { ...catalogue, menus: new Map(sold) }
}
