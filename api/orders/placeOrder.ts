import { randomUUID } from 'node:crypto'
import type { z } from 'zod'
import type { PlaceOrderResponse, PlaceOrderBody } from '../../contract/orders.ts'
import { toKroner } from '../../domain/money/money.ts'
import { type RateLimit, consume, assertBelowLimit } from '../rateLimit/rateLimitStore.ts'
import type { Db } from '../database/connect.ts'
import { hashLinkToken } from './links/orderLinkToken.ts'
import { insertPlacedOrder } from './placedOrderStore.ts'
import { placedCancelText } from './mails/placedCancelText.ts'
import { unwrittenMails } from './mails/placedLetters.ts'
import type { CustomerViewer } from '../accounts/viewer.ts'
import type { OrderCommandContext } from './orderCommandContext.ts'
import { findOrderCatalogue } from './orderCatalogue.ts'
import { checkOrderAvailability } from './orderAvailability.ts'
import { findAccountOrderer, isEmailOfAnotherAccount, type Orderer } from './ordererStore.ts'
import { OrderRejected } from './orderRejected.ts'
import { takeReference } from './orderStore.ts'
import {
  toAvailabilityRequest,
  assertCurrentPrices,
  orderedColumns,
  priceValidOrder,
  typedOrderer,
} from './pricedOrder.ts'
import { reminderAt } from './reminder.ts'

const MAX_ORDERS_PER_HOUR = 30

type Placed = z.infer<typeof PlaceOrderResponse>

/** ANM-15: the limit of orders from one network, which attempts that reveal an account's email count towards. */
export const orderLimits = (network: string): RateLimit[] => [
  { kind: 'order', subject: [network], max: MAX_ORDERS_PER_HOUR, minutes: 60 },
]

/** What placing an order needs beside its body; `linkToken` is that of the link that opens it. */
interface PlaceOrderContext extends Pick<OrderCommandContext, 'tx' | 'at'> {
  network: string
  linkToken: string
}

/**
 * Places an order in the caller's transaction: validated and priced by the caterer's current catalogue, written with
 * its reference, event, link and mails. Throws {@link OrderRejected}, and a 429 after too many orders from the `network`.
 */
export async function placeOrder(
  { tx, at, network, linkToken }: PlaceOrderContext,
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
  const priced = await priceValidOrder(tx, body, catalogue, orderer, { isEmailOptional: false }, at)
  const available = await checkOrderAvailability(tx, toAvailabilityRequest(priced, catalogue, body), at)
  assertCurrentPrices(body, priced)
  // Last, for an otherwise valid order only: learning that an email has no account costs an order, which counts
  if (await isEmailOfAnotherAccount(tx, viewer, orderer.email)) {
    throw new OrderRejected([{ path: 'email', validatorKey: 'not_unique' }])
  }

  await consume(tx, limits, at)
  await available.reserveRoom()
  const cancelText = placedCancelText(catalogue.rules, priced.time.date, at, false)
  const order = {
    ...orderedColumns(body, priced),
    id: randomUUID(),
    orderRef: await takeReference(tx),
    caterId: cater.id,
    userId: viewer?.userId ?? null,
    createdAt: at,
    countedCovers: available.covers,
    cancelSteps: JSON.stringify(catalogue.rules.cancelSteps),
  }
  await insertPlacedOrder(tx, {
    order,
    mails: unwrittenMails(order, cater, { at, remindAt: reminderAt(at), cancelText }),
    linkTokenHash: hashLinkToken(linkToken),
    at,
  })
  return { order: { id: order.id, orderRef: order.orderRef, caterId: order.caterId, price: toKroner(order.priceOere) } }
}

/** The contact details as typed; missing ones are those of the customer's account. */
async function getOrderer(tx: Db, viewer: CustomerViewer | null, body: PlaceOrderBody): Promise<Orderer> {
  const typed = typedOrderer(body)
  const account = viewer && (await findAccountOrderer(tx, viewer))
  return {
    firstName: typed.firstName || (account?.firstName ?? ''),
    lastName: typed.lastName || (account?.lastName ?? ''),
    email: typed.email || (account?.email ?? ''),
    phone: typed.phone || (account?.phone ?? ''),
  }
}
