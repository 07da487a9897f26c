import type { BasketMenu } from './basket.ts'
import { reviewLine } from './basketReview.ts'
import type { CatalogueMenus, LineReview } from './basketReview.ts'
import { ageLimitOf } from '../menus/menu.ts'
import type { ChildType, MenuType } from '../menus/menuTypes.ts'
import type { Oere } from '../money/money.ts'
import type { WantedDay } from '../menus/offering.ts'

/** An item of an ordered line. `amount` is for the whole line: covers times number, or an extra's own number. */
export interface OrderedItem {
  id: string
  name: string
  type: MenuType | ChildType
  amount: number
  price: Oere
}

/** A line of an order as it was ordered, with the catalogue's ids. */
export interface OrderedLine {
  id: string
  name: string
  type: MenuType
  covers: number
  /** One cover with its choices. */
  price: Oere
  groups: readonly { id: string; name: string; items: readonly OrderedItem[] }[]
  /** The items outside of groups: included items, choices and extras. */
  items: readonly OrderedItem[]
}

/** The same line of a basket: its choices, and the prices that the customer saw when it was ordered. */
export function toBasketLine(
  ordered: OrderedLine,
  { tempId, caterId }: { tempId: string; caterId: number },
): BasketMenu {
  const { id, name, type, covers, price, groups } = ordered
  const extras = ordered.items.filter((item) => item.type === 'extra')
  // What is included in a menu that the customer does not build is no choice
  const chosen = type === 'menu' ? [] : ordered.items.filter((item) => item.type !== 'extra')
  const perCover = (item: OrderedItem) => Math.max(1, Math.round(item.amount / covers))
  return {
    tempId,
    id,
    name,
    type,
    caterId,
    amount: covers,
    selectedMenuItems: [
      ...groups.flatMap((group) =>
        group.items.map((item) => ({ id: item.id, groupId: group.id, amount: perCover(item) })),
      ),
      ...chosen.map((item) => ({ id: item.id, groupId: null, amount: perCover(item) })),
      ...extras.map((item) => ({ id: item.id, groupId: null, amount: item.amount })),
    ],
    price,
    originalPrice: price,
    discountFromPrice: null,
    allGroups: groups.map((group) => ({ id: group.id, name: group.name, items: group.items.map(toItem) })),
    items: chosen.map(toItem),
    extras: extras.map(toItem),
  }
}

/** A line to order again, and what today's catalogue makes of it. */
export interface LineAgain {
  /** At the prices that it was ordered for. */
  line: BasketMenu
  review: LineReview
  /** The line for the basket: at today's prices once they have been seen; null where it cannot be ordered any more. */
  again: BasketMenu | null
}

/** CHG-8: compares the lines of an old order with today's catalogue, by the check of BAS-6. */
export function reviewOrderAgain(lines: readonly BasketMenu[], menus: CatalogueMenus, day: WantedDay): LineAgain[] {
  return lines.map((line) => {
    const menu = menus.get(line.id)
    const review: LineReview = menu && ageLimitOf(menu) === null ? reviewLine(line, menu, day) : { state: 'gone' }
    return {
      line,
      review,
      again: review.state === 'gone' ? null : review.state === 'priceChanged' ? review.line : line,
    }
  })
}

const toItem = ({ id, name, price }: OrderedItem) => ({ id, name, price })
