import type { BasketMenu, BasketService } from '../../domain/basket/basket.ts'
import { isExtra } from '../../domain/basket/basket.ts'
import { applyPercentage, toKroner } from '../../domain/money/money.ts'
import type { Oere } from '../../domain/money/money.ts'
import type { ComparedOrder } from '../../domain/orders/orderDifferences.ts'
import { findActivePricePeriod, periodDifference } from '../../domain/money/pricePeriods.ts'
import type { ServiceScope } from '../../domain/money/services.ts'
import type { PricePeriod } from '../../domain/money/pricePeriods.ts'
import { deliveryFee, findZone } from '../../domain/zones/zones.ts'
import type { Zone } from '../../domain/zones/zones.ts'

/** A line of an order that is being changed: an existing or an added one. */
export interface DraftLine {
  /** The place of the order's line, from 0; null for a new one. */
  line: number | null
  /** At the price at which it was ordered; a new one at today's. */
  menu: BasketMenu
}

/** An order with the changes of a draft. */
export interface OrderDraft {
  /** 'YYYY-MM-DD' and 'HH:mm', Danish. */
  date: string
  clock: string
  /** Null for pickup. */
  delivery: { address: string; zipCode: string; city: string } | null
  lines: readonly DraftLine[]
  services: readonly { id: string; name: string; price: Oere; appliesTo: ServiceScope }[]
  extraLines: readonly { name: string; price: Oere }[]
  discount: { name: string; amount: Oere } | null
  /** Null for what the zone costs. */
  deliveryFee: Oere | null
}

/** The part of a caterer's catalogue that decides the price of a changed order. */
export interface DraftCatalogue {
  periods: readonly PricePeriod[]
  zones: readonly Zone[]
  services: readonly BasketService[]
}

/** The price of a changed order. */
export interface DraftPrice {
  /** Null for pickup, and where the caterer charges none. */
  deliveryFee: Oere | null
  /** The difference that the price period of the date makes to the total. */
  difference: Oere
  total: Oere
}

/** CHG-4: the price of a changed order as far as the browser knows; the service decides. */
export function priceDraft(draft: OrderDraft, { periods, zones }: DraftCatalogue): DraftPrice {
  const percentage = findActivePricePeriod(periods, draft.date)?.percentage ?? 0
  const menus = draft.lines.map(({ menu }) => menu)
  const covers = sum(menus.map(({ price, amount }) => applyPercentage(price, percentage) * amount))
  const goods = covers + sum(menus.map(extrasTotal))
  const zone = draft.delivery ? findZone(zones, draft.delivery.zipCode) : undefined
  const fee = draft.delivery ? (draft.deliveryFee ?? (zone ? deliveryFee(zone, goods) : null)) : null
  const beside = sum([...draft.services, ...draft.extraLines].map(({ price }) => price)) - (draft.discount?.amount ?? 0)
  return { deliveryFee: fee, difference: periodDifference(menus, percentage), total: goods + beside + (fee ?? 0) }
}

/** A draft with its price, as orderDifferences compares it. */
export function toCompared(draft: OrderDraft, price: DraftPrice): ComparedOrder {
  const { discount } = draft
  return {
    date: draft.date,
    clock: draft.clock,
    address: draft.delivery?.address ?? null,
    zipCode: draft.delivery?.zipCode ?? null,
    city: draft.delivery?.city ?? null,
    content: {
      menus: draft.lines.map(({ menu }) => toComparedMenu(menu)),
      services: draft.services.map((service) => ({ ...service, price: toKroner(service.price) })),
      extraLines: draft.extraLines.map((line) => ({ ...line, price: toKroner(line.price) })),
      discount: discount && { ...discount, amount: toKroner(discount.amount) },
    },
    activePeriodPrice: price.difference === 0 ? null : { amount: toKroner(price.difference) },
    deliveryFee: price.deliveryFee === null ? null : toKroner(price.deliveryFee),
    price: toKroner(price.total),
  }
}

function toComparedMenu(menu: BasketMenu): ComparedOrder['content']['menus'][number] {
  const item = ({ id, name }: { id: string; name: string }, groupId: string | null, times: number, type: string) => {
    const chosen = menu.selectedMenuItems.find((selected) => selected.id === id && selected.groupId === groupId)
    return chosen ? [{ id, name, type, amount: chosen.amount * times }] : []
  }
  return {
    id: menu.id,
    name: menu.name,
    amount: menu.amount,
    price: toKroner(menu.price),
    groups: menu.allGroups.map((group) => ({
      items: group.items.flatMap((part) => item(part, group.id, menu.amount, 'include')),
    })),
    items: [
      ...menu.items.flatMap((part) => item(part, null, menu.amount, 'include')),
      ...menu.extras.flatMap((part) => item(part, null, 1, 'extra')),
    ],
  }
}

/** The extras of a line with their own numbers. */
export const extrasOfLine = (menu: BasketMenu) =>
  menu.selectedMenuItems.flatMap(({ id, groupId, amount }) => {
    const extra = isExtra(menu, { id, groupId }) ? menu.extras.find((item) => item.id === id) : undefined
    return extra ? [{ ...extra, amount }] : []
  })

/** A line with another number of one of its extras; 0 removes it. */
export function setExtra(menu: BasketMenu, id: string, amount: number): BasketMenu {
  const others = menu.selectedMenuItems.filter((item) => item.id !== id || item.groupId !== null)
  return {
    ...menu,
    selectedMenuItems: amount === 0 ? others : [...others, { id, groupId: null, amount }],
  }
}

const extrasTotal = (menu: BasketMenu): Oere => sum(extrasOfLine(menu).map(({ price, amount }) => price * amount))

const sum = (amounts: readonly Oere[]): Oere => amounts.reduce((whole, amount) => whole + amount, 0)
