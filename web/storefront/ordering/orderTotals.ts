import { basketLineTotal } from '../../../domain/basket/basket.ts'
import type { Basket, BasketMenu, BasketService } from '../../../domain/basket/basket.ts'
import { isDate } from '../../../domain/time/danishTime.ts'
import type { Oere } from '../../../domain/money/money.ts'
import { findActivePricePeriod, periodDifference } from '../../../domain/money/pricePeriods.ts'
import type { PricePeriod } from '../../../domain/money/pricePeriods.ts'
import { deliveryFee } from '../../../domain/zones/zones.ts'
import type { Zone } from '../../../domain/zones/zones.ts'
import { orderedServices } from '../basket/orderedServices.ts'

/** The costs of an order, part by part, in øre. */
export interface OrderTotals {
  /** Each line at the price of the storefront, without the price period. */
  lines: { line: BasketMenu; total: Oere }[]
  /** The surcharge of the delivery date's price period, negative for a discount; null if none applies. */
  period: (Pick<PricePeriod, 'id' | 'type' | 'name' | 'percentage'> & { difference: Oere }) | null
  /** The fee of the delivery's zone; null for pickup, before a postal code is known, and without zones. */
  delivery: Oere | null
  /** Menus and extras with the price period, which the zone's minimum and free delivery go by. */
  goods: Oere
  /** The required services, and those that were ticked. */
  services: BasketService[]
  total: Oere
}

/**
 * Calculates a basket's costs with a caterer's services, its price periods on a date ('' for none yet) and the zone of the
 * delivery.
 */
export function orderTotals(
  basket: Basket,
  services: readonly BasketService[],
  periods: readonly PricePeriod[],
  date: string,
  zone?: Zone,
): OrderTotals {
  const active = isDate(date) ? findActivePricePeriod(periods, date) : null
  const lines = basket.menus.map((line) => ({ line, total: basketLineTotal(line) }))
  const ordered = orderedServices(basket, services)
  const ofLines = sum(lines.map(({ total }) => total))
  const difference = active ? periodDifference(basket.menus, active.percentage) : 0
  const goods = ofLines + difference
  const delivery = zone && lines.length > 0 ? deliveryFee(zone, goods) : null
  return {
    lines,
    delivery,
    goods,
    period: active && {
      id: active.id,
      type: active.type,
      name: active.name,
      percentage: active.percentage,
      difference,
    },
    services: ordered,
    // services alone cannot be ordered
    total: lines.length === 0 ? 0 : goods + sum(ordered.map(({ price }) => price)) + (delivery ?? 0),
  }
}

/** The label of a price period's line. */
export function periodLabel(difference: Oere): 'Pristillæg' | 'Rabat' {
  return difference < 0 ? 'Rabat' : 'Pristillæg'
}

function sum(amounts: readonly Oere[]): Oere {
  return amounts.reduce((total, amount) => total + amount, 0)
}
