import { emptyBasket } from '../../../domain/basket/basket.ts'
import type { Basket, BasketGroup, BasketItem, BasketMenu, BasketService } from '../../../domain/basket/basket.ts'
import { SERVICE_SCOPES } from '../../../domain/money/services.ts'
import type { SelectedItem } from '../../../domain/menus/choices.ts'
import { isMenuType } from '../../../domain/menus/menuTypes.ts'
import type { MenuType } from '../../../domain/menus/menuTypes.ts'

/** The key of local storage under which a caterer's basket is stored. */
export function basketKey(caterId: number): string {
  return `basket:${caterId}`
}

/** The key of local storage for the basket of a phone order. */
export function phoneBasketKey(caterId: number): string {
  return `phone-basket:${caterId}`
}

/** The text to store of a basket: all but required services, which the order form adds anew. */
export function serializeBasket(basket: Basket): string {
  return JSON.stringify({ ...basket, services: basket.services.filter(({ required }) => !required) })
}

/**
 * Parses a stored basket; empty where nothing was stored or any field is damaged. Every field is checked and nothing
 * else is read, since anybody can write into a browser's storage.
 */
export function parseBasket(stored: string | null): Basket {
  if (stored === null) return emptyBasket
  try {
    const { menus, services } = record(JSON.parse(stored.normalize('NFC')))
    const lines = list(menus, readLine)
    if (new Set(lines.map(({ tempId }) => tempId)).size !== lines.length) throw damagedError()
    return { menus: lines, services: list(services, readService) }
  } catch {
    return emptyBasket
  }
}

function readLine(value: unknown): BasketMenu {
  const line = record(value)
  return {
    tempId: text(line.tempId),
    id: text(line.id),
    name: text(line.name),
    type: menuType(line.type),
    caterId: integer(line.caterId),
    amount: positiveInteger(line.amount),
    selectedMenuItems: list(line.selectedMenuItems, readSelected),
    price: integer(line.price),
    originalPrice: integer(line.originalPrice),
    discountFromPrice: line.discountFromPrice === null ? null : integer(line.discountFromPrice),
    allGroups: list(line.allGroups, readGroup),
    items: list(line.items, readItem),
    extras: list(line.extras, readItem),
  }
}

function readSelected(value: unknown): SelectedItem {
  const { id, groupId, amount } = record(value)
  return { id: text(id), groupId: groupId === null ? null : text(groupId), amount: positiveInteger(amount) }
}

function readGroup(value: unknown): BasketGroup {
  const { id, name, items } = record(value)
  return { id: text(id), name: text(name), items: list(items, readItem) }
}

function readItem(value: unknown): BasketItem {
  const { id, name, price } = record(value)
  return { id: text(id), name: text(name), price: integer(price) }
}

function readService(value: unknown): BasketService {
  // In what earlier releases stored services apply to both
  const { required, appliesTo = 'both' } = record(value)
  const scope = SERVICE_SCOPES.find((known) => known === appliesTo)
  if (required !== false || !scope) throw damagedError()
  return { ...readItem(value), required, appliesTo: scope }
}

function record(value: unknown): Record<string, unknown> {
  if (typeof value !== 'object' || value === null) throw damagedError()
  return value as Record<string, unknown>
}

function list<T>(value: unknown, read: (entry: unknown) => T): T[] {
  if (!Array.isArray(value)) throw damagedError()
  return value.map(read)
}

function text(value: unknown): string {
  if (typeof value !== 'string') throw damagedError()
  return value
}

function menuType(value: unknown): MenuType {
  const type = text(value)
  if (!isMenuType(type)) throw damagedError()
  return type
}

function integer(value: unknown): number {
  if (typeof value !== 'number' || !Number.isSafeInteger(value)) throw damagedError()
  return value
}

function positiveInteger(value: unknown): number {
  const number = integer(value)
  if (number < 1) throw damagedError()
  return number
}

function damagedError(): Error {
  return new Error('The stored basket is damaged')
}
