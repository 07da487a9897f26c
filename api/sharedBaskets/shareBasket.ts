import { randomBytes } from 'node:crypto'
import type { ShareBasketBody, SharedBasket, SharedItem, SharedLine } from '../../contract/sharedBaskets.ts'
import type { Issue } from '../../contract/problems.ts'
import { checkChoices, isSatisfiable, type SelectedItem } from '../../domain/menus/choices.ts'
import { extrasOf, groupsOf, itemsOf, type MenuNode } from '../../domain/menus/menu.ts'
import { isMenuType } from '../../domain/menus/menuTypes.ts'
import { toKroner } from '../../domain/money/money.ts'
import { orderedServices } from '../../domain/money/services.ts'
import { unitPrice } from '../../domain/menus/prices.ts'
import { expectedFulfilment, findZone } from '../../domain/zones/zones.ts'
import type { Db } from '../database/connect.ts'
import { notFound, ProblemError } from '../http/problems.ts'
import { findOrderCatalogue, type OrderCatalogue } from '../orders/orderCatalogue.ts'
import { type PricedLine, priceOrder } from '../orders/priceOrder.ts'
import { consume, type RateLimit } from '../rateLimit/rateLimitStore.ts'
import { insertSharedBasket } from './sharedBasketStore.ts'

/** SHA-1: the limit of what one network shares. */
const shareLimits = (network: string): RateLimit[] => [
  { kind: 'sharedBasket', subject: [network], max: 20, minutes: 60 },
]

/**
 * Stores a basket under a random key in the caller's transaction, with the names and prices of now. Throws 404 for a
 * caterer that takes no orders, 422 for lines that its catalogue does not have, and 429 after too many from the
 * `network`.
 */
export async function shareBasket(
  { tx, at, network }: { tx: Db; at: Date; network: string },
  caterId: number,
  body: ShareBasketBody,
): Promise<SharedBasket> {
  const content = await priceSharedBasket(tx, caterId, body)
  await consume(tx, shareLimits(network), at)
  const shared = { key: randomBytes(16).toString('base64url'), caterId, ...content }
  await insertSharedBasket(tx, { ...shared, createdAt: at })
  return { ...shared, createdAt: at.toISOString() }
}

/** A basket as the catalogue has it now. Throws the 404 and the 422 of {@link shareBasket}. */
export async function priceSharedBasket(
  tx: Db,
  caterId: number,
  body: ShareBasketBody,
): Promise<Omit<SharedBasket, 'key' | 'caterId' | 'createdAt'>> {
  const menuIds = body.lines.map(({ menuId }) => menuId)
  const catalogue = await findOrderCatalogue(tx, caterId, menuIds)
  if (!catalogue) throw notFound()
  const issues = body.lines.flatMap((line, index) => checkLine(line, `lines.${index}`, catalogue))
  if (issues.length > 0) throw new ProblemError(422, 'invalid', { issues })
  const lines = body.lines.map((line) => toPricedLine(line, catalogue))
  const { date = null, zipCode = null, covers = null } = body
  const { zones } = catalogue.rules
  const zone = zipCode === null ? undefined : findZone(zones, zipCode)
  const fulfilment = expectedFulfilment({ offersDelivery: catalogue.cater.delivery, zones }, zipCode)
  const services = orderedServices(catalogue.services, body.services, fulfilment)
  const prices = priceOrder(lines, services, date === null ? [] : catalogue.pricePeriods, date ?? '', zone)
  return {
    covers,
    date,
    zipCode,
    lines: lines.map(toSharedLine),
    services: services.map(({ id, name, priceOere, required, appliesTo }) => ({
      id,
      name,
      price: toKroner(priceOere),
      required,
      appliesTo,
    })),
    period: prices.activePeriodPrice?.amount ?? 0,
    delivery: prices.deliveryFee === null ? null : toKroner(prices.deliveryFee),
    total: toKroner(prices.total),
  }
}

type Line = ShareBasketBody['lines'][number]

/** Only what the catalogue has can be shared; how many covers a menu needs is left to who orders. */
function checkLine(line: Line, path: string, { cater, menus }: OrderCatalogue): Issue[] {
  const found = menus.get(line.menuId)
  if (!found || found.caterId !== cater.id || !isSatisfiable(found.menu)) return [{ path, validatorKey: 'unavailable' }]
  const wrong = new Set(checkChoices(found.menu, toSelected(line)).map(({ validatorKey }) => validatorKey))
  return [...wrong].map((validatorKey) => ({ path: `${path}.items`, validatorKey }))
}

function toPricedLine(line: Line, { menus }: OrderCatalogue): PricedLine {
  const found = menus.get(line.menuId)
  if (!found) throw new Error('The lines must be checked first')
  return { menu: found.menu, amount: line.amount, selected: toSelected(line) }
}

const toSelected = ({ items }: Line): SelectedItem[] =>
  items.map(({ id, groupId = null, amount }) => ({ id, groupId, amount }))

function toSharedLine({ menu, amount, selected }: PricedLine): SharedLine {
  if (!isMenuType(menu.type)) throw new Error(`A ${menu.type} is no menu`)
  return {
    menuId: menu.id,
    name: menu.name,
    type: menu.type,
    amount,
    price: toKroner(unitPrice(menu, selected)),
    items: selected.map((item) => toSharedItem(menu, item)),
  }
}

function toSharedItem(menu: MenuNode, { id, groupId, amount }: SelectedItem): SharedItem {
  const group = groupsOf(menu).find((candidate) => candidate.id === groupId)
  const node = (group ? itemsOf(group) : menu.children).find((item) => item.id === id)
  if (!node) throw new Error('The choices must be checked first')
  const isExtra = groupId === null && extrasOf(menu).some((extra) => extra.id === id)
  return { id, groupId, name: node.name, isExtra, amount, price: toKroner(node.price) }
}
