import { isExtra } from '../../../domain/basket/basket.ts'
import type { BasketItem, BasketMenu } from '../../../domain/basket/basket.ts'
import type { Oere } from '../../../domain/money/money.ts'

/** Prices of the catalogue in øre, by the uuid of the menu, item or extra. */
export type CataloguePrices = ReadonlyMap<string, Oere>

/** A line at today's prices. What the catalogue no longer has keeps its price: the service says that it is gone. */
export function repriceLine(line: BasketMenu, prices: CataloguePrices): BasketMenu {
  const menuPrice = prices.get(line.id)
  if (menuPrice === undefined) return line
  const repriced = (items: BasketItem[]) => items.map((item) => ({ ...item, price: prices.get(item.id) ?? item.price }))
  const allGroups = line.allGroups.map((group) => ({ ...group, items: repriced(group.items) }))
  const items = repriced(line.items)
  const chosen = line.selectedMenuItems
    .filter((item) => !isExtra(line, item))
    .reduce((sum, { id, groupId, amount }) => {
      const place = groupId === null ? items : allGroups.find((group) => group.id === groupId)?.items
      return sum + (place?.find((item) => item.id === id)?.price ?? 0) * amount
    }, 0)
  return { ...line, allGroups, items, extras: repriced(line.extras), price: menuPrice + chosen }
}
