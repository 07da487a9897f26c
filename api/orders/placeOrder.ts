import { createHash } from 'node:crypto'
import type { z } from 'zod'
import type { PlacedOrder, PlaceOrderBody, PlaceOrderRefusal } from '../../contract/orders.ts'
import type { Issue } from '../../contract/problems.ts'
import { toKroner } from '../../domain/money.ts'
import { checkOrderForm } from '../../domain/orderForm.ts'
import { allCities } from '../cities/cities.ts'
import type { Db } from '../database/connect.ts'
import { toStorable } from '../database/storable.ts'
import type { MailQueue } from '../mail/mailQueue.ts'
import { noticeMail, placedMail } from '../mail/orderMails.ts'
import type { CustomerViewer } from '../viewer.ts'
import { checkAgainstCatalogue, linesOf } from './checkPlacedOrder.ts'
import { rememberAnswer, takeKey } from './idempotencyStore.ts'
import { findOrderCatalogue } from './orderCatalogueStore.ts'
import { orderContent } from './orderContent.ts'
import { findAccountOrderer, isOthersEmail, type Orderer } from './ordererStore.ts'
import { insertOrder, recordEvent } from './orderStore.ts'
import { priceOrder, sawThesePrices, toCurrentPrices } from './priceOrder.ts'

const MOST_OERE = 2_147_483_647

type Placed = z.infer<typeof PlacedOrder>

/** What cannot be ordered so: the body of the 422. */
export class OrderRefused extends Error {
  override name = 'OrderRefused'
  readonly refusal: z.infer<typeof PlaceOrderRefusal>

  constructor(errors: Issue[], prices?: z.infer<typeof PlaceOrderRefusal>['prices']) {
    super('The order was refused')
    this.refusal = {
      errors: errors.map(({ path, validatorKey }) => ({ path, validatorKey })),
      ...(prices && { prices }),
    }
  }
}

/**
 * Places an order: checked and priced by the caterer's catalogue of now, written with its reference, event and mails
 * in one transaction. With a key the same body is answered as the first time. Throws {@link OrderRefused}, which
 * leaves nothing behind, the key neither.
 */
export function placeOrder(
  services: { db: Db; mailQueue: MailQueue; now: () => Date },
  viewer: CustomerViewer | null,
  body: PlaceOrderBody,
  idempotencyKey: string | undefined,
): Promise<Placed> {
  return services.db.transaction().execute(async (tx) => {
    const inTransaction = { ...services, tx, at: services.now() }
    if (idempotencyKey === undefined) return place(inTransaction, viewer, body)
    // One customer's key must never answer another's request
    const key = `POST /api/v2/orders ${viewer?.userId ?? ''} ${idempotencyKey}`
    const bodyHash = createHash('sha256').update(JSON.stringify(body)).digest('hex')
    const remembered = await takeKey(tx, key, bodyHash, inTransaction.at)
    if (remembered) {
      if (remembered.bodyHash === bodyHash) return remembered.answer as Placed
      throw new OrderRefused([{ path: 'Idempotency-Key', validatorKey: 'reused' }])
    }
    const answer = await place(inTransaction, viewer, body)
    await rememberAnswer(tx, key, 201, answer)
    return answer
  })
}

async function place(
  { tx, mailQueue, at }: { tx: Db; mailQueue: MailQueue; at: Date },
  viewer: CustomerViewer | null,
  body: PlaceOrderBody,
): Promise<Placed> {
  const catalogue = await findOrderCatalogue(
    tx,
    body.caterId,
    body.menus.map(({ id }) => id),
  )
  if (!catalogue) throw new OrderRefused([{ path: 'caterId', validatorKey: 'inactive' }])
  const { cater } = catalogue
  const orderer = await ordererOf(tx, viewer, body)
  const time = { date: clean(body.time.date), clock: clean(body.time.clock) }
  const delivery = body.delivery && {
    address: clean(body.delivery.address),
    zipCode: clean(body.delivery.zipCode),
    city: clean(body.delivery.city),
  }
  const issues = checkForm({ orderer, time, delivery }, cater.delivery, at)
  if (await isOthersEmail(tx, viewer, orderer.email)) issues.push({ path: 'email', validatorKey: 'not_unique' })
  issues.push(...checkAgainstCatalogue(body, catalogue))
  if (issues.length > 0) throw new OrderRefused(issues)

  const lines = linesOf(body, catalogue)
  const ordered = catalogue.services.filter(({ id }) => body.services.some((service) => service.id === id))
  const prices = priceOrder(lines, ordered, catalogue.pricePeriods, time.date)
  if (prices.total > MOST_OERE) {
    throw new OrderRefused(lines.map((_, index) => ({ path: `menus.${index}.amount`, validatorKey: 'max' })))
  }
  if (!sawThesePrices(body, prices, ordered)) {
    throw new OrderRefused([{ path: 'price', validatorKey: 'price_changed' }], toCurrentPrices(prices))
  }

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
  await recordEvent(tx, { orderId: order.id, type: 'placed', at, by: order.orderer })
  await mailQueue.enqueue(tx, placedMail(order, cater, at))
  await mailQueue.enqueue(tx, noticeMail(order, cater, at))
  return { order: { id: order.id, orderRef: order.orderRef, caterId: order.caterId, price: toKroner(order.priceOere) } }
}

/** As typed; what a signed-in customer leaves out is the account's. */
async function ordererOf(tx: Db, viewer: CustomerViewer | null, { user }: PlaceOrderBody): Promise<Orderer> {
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

/** Without spaces around it, and as it can be stored. */
function clean(text: string | null | undefined): string {
  return toStorable(text ?? '').trim()
}
