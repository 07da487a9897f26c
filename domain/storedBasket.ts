import type { Basket, BasketGroup, BasketItem, BasketMenu, BasketService } from './basket.ts'
import type { SelectedItem } from './choices.ts'
import type { MenuType } from './menu.ts'

const MENU_TYPES: readonly MenuType[] = ['menu', 'freeselect', 'buildmenu']

/**
 * The basket in a text that was stored; null where any field of it is damaged. Every field is checked and nothing
 * else is taken over, since anybody can write into a browser's storage.
 */
export function parseBasket(json: string): Basket | null {
  try {
    const stored = record(JSON.parse(json))
    const menus = list(stored.menus, readLine)
    if (new Set(menus.map(({ tempId }) => tempId)).size !== menus.length) throw damagedError()
    return { menus, services: list(stored.services, readService) }
  } catch {
    return null
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
  const { required } = record(value)
  if (required !== false) throw damagedError()
  return { ...readItem(value), required }
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
  const type = MENU_TYPES.find((known) => known === value)
  if (!type) throw damagedError()
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
