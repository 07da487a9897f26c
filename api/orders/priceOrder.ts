import type { ActivePeriodPrice } from '../../contract/orderContent.ts'
import type { CurrentPrices, PlaceOrderBody } from '../../contract/orders.ts'
import type { z } from 'zod'
import type { SelectedItem } from '../../domain/menus/choices.ts'
import type { MenuNode } from '../../domain/menus/menu.ts'
import { applyPercentage, type Oere, toKroner, toOere } from '../../domain/money/money.ts'
import { findActivePricePeriod, periodDifference, type PricePeriod } from '../../domain/money/pricePeriods.ts'
import { lineTotal, unitPrice } from '../../domain/menus/prices.ts'
import { deliveryFee } from '../../domain/zones/zones.ts'
import type { Zone } from '../../domain/zones/zones.ts'

/** The highest price of an order: its column is an integer of 32 bits. */
export const MAX_PRICE_OERE: Oere = 2_147_483_647

/** A line of an order, with its menu of the catalogue. */
export interface PricedLine {
  menu: MenuNode
  /** Covers. */
  amount: number
  selected: SelectedItem[]
}

/** The prices of an order by the caterer's current catalogue. */
export interface OrderPrices {
  /** By line: one cover with its choices, without the price period. */
  units: Oere[]
  /** By line: one cover with the price period. */
  periodUnits: Oere[]
  /** By line: its covers and extras, without the price period. */
  lines: Oere[]
  services: Oere
  /** The fee of the delivery's zone; null for pickup, and where the caterer has no zones. */
  deliveryFee: Oere | null
  /** Menus and extras, with the price period. */
  goods: Oere
  /** The whole order, with the price period. */
  total: Oere
  activePeriodPrice: z.infer<typeof ActivePeriodPrice> | null
}

/** Prices an order for its delivery date, 'YYYY-MM-DD', and its zone. */
export function priceOrder(
  lines: readonly PricedLine[],
  services: readonly { priceOere: Oere }[],
  periods: readonly PricePeriod[],
  date: string,
  zone: Zone | undefined,
): OrderPrices {
  const period = findActivePricePeriod(periods, date)
  const percentage = period?.percentage ?? 0
  const units = lines.map(({ menu, selected }) => unitPrice(menu, selected))
  const goods = sum(lines.map(({ menu, selected, amount }) => lineTotal(menu, selected, amount, percentage)))
  const servicesTotal = sum(services.map(({ priceOere }) => priceOere))
  const fee = zone ? deliveryFee(zone, goods) : null
  const difference = periodDifference(
    lines.map(({ amount }, index) => ({ price: units[index] ?? 0, amount })),
    percentage,
  )
  return {
    units,
    periodUnits: units.map((unit) => applyPercentage(unit, percentage)),
    lines: lines.map(({ menu, selected, amount }) => lineTotal(menu, selected, amount)),
    services: servicesTotal,
    deliveryFee: fee,
    goods,
    total: goods + servicesTotal + (fee ?? 0),
    activePeriodPrice: period && {
      id: String(period.id),
      type: period.type,
      percentage,
      amount: toKroner(difference),
    },
  }
}

/** True if the prices that the customer saw are current. A cover's price may include its price period or not. */
export function hasCurrentPrices(
  body: Pick<PlaceOrderBody, 'menus' | 'services' | 'price'>,
  prices: OrderPrices,
  services: readonly { id: string; priceOere: Oere }[],
): boolean {
  return (
    toOere(body.price) === prices.total &&
    body.menus.every(({ price }, index) => [prices.units[index], prices.periodUnits[index]].includes(toOere(price))) &&
    body.services.every(({ id, price }) => services.find((service) => service.id === id)?.priceOere === toOere(price))
  )
}

/** The current prices for a customer who saw outdated ones; covers and lines without the price period. */
export function toCurrentPrices({ units, lines, services, deliveryFee: fee, total }: OrderPrices): CurrentPrices {
  return {
    menus: units.map((unit, index) => ({ index, price: toKroner(unit), total: toKroner(lines[index] ?? 0) })),
    services: toKroner(services),
    delivery: fee === null ? null : toKroner(fee),
    total: toKroner(total),
  }
}

function sum(amounts: readonly Oere[]): Oere {
  return amounts.reduce((whole, amount) => whole + amount, 0)
}
