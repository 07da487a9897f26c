import { basketLineTotal } from '../../../domain/basket/basket.ts'
import type { Basket, BasketMenu, BasketService } from '../../../domain/basket/basket.ts'
import { isDate } from '../../../domain/time/danishTime.ts'
import type { Oere } from '../../../domain/money/money.ts'
import { findActivePricePeriod, periodDifference } from '../../../domain/money/pricePeriods.ts'
import type { PricePeriod } from '../../../domain/money/pricePeriods.ts'
import { orderedServices } from '../../../domain/money/services.ts'
import type { Fulfilment } from '../../../domain/money/services.ts'
import { deliveryFee, expectedFulfilment, findZone } from '../../../domain/zones/zones.ts'
import type { Zone } from '../../../domain/zones/zones.ts'

/** The costs of an order, part by part, in øre. */
export interface OrderTotals {
  /** Each line at the price of the storefront, without the price period. */
  lines: { line: BasketMenu; total: Oere }[]
  /** The surcharge of the delivery date's price period, negative for a discount; null if none applies. */
  period: (Pick<PricePeriod, 'id' | 'type' | 'name' | 'percentage'> & { difference: Oere }) | null
  /** The fee of the delivery's zone; null for pickup, before a postal code is known, and without zones. */
  delivery: Oere | null
  /** ZON-9: true while what the delivery costs is not known, so that the total lacks it. */
  lacksDelivery: boolean
  /** Menus and extras with the price period, which the zone's minimum and free delivery go by. */
  goods: Oere
  /** The required services and those that were ticked, as far as they apply. */
  services: BasketService[]
  total: Oere
}

/** The part of a caterer's catalogue that an order is priced by, beside its menus. */
interface PricedBy {
  services: readonly BasketService[]
  periods: readonly PricePeriod[]
  zones: readonly Zone[]
}

/** When and where to an order goes: the date '' for none yet, the fulfilment null while its price is not known. */
interface PricedFor {
  date: string
  fulfilment: Fulfilment | null
  zipCode: string | null
}

/** Calculates a basket's costs with a caterer's services, its price periods on a date and the zone of the delivery. */
export function orderTotals(
  basket: Basket,
  { services, periods, zones }: PricedBy,
  { date, fulfilment, zipCode }: PricedFor,
): OrderTotals {
  const active = isDate(date) ? findActivePricePeriod(periods, date) : null
  const lines = basket.menus.map((line) => ({ line, total: basketLineTotal(line) }))
  const chosen = basket.services.map(({ id }) => id)
  const ordered = orderedServices(services, chosen, fulfilment)
  const ofLines = sum(lines.map(({ total }) => total))
  const difference = active ? periodDifference(basket.menus, active.percentage) : 0
  const goods = ofLines + difference
  const zone = fulfilment === 'delivery' && zipCode !== null ? findZone(zones, zipCode) : undefined
  const delivery = zone && lines.length > 0 ? deliveryFee(zone, goods) : null
  return {
    lines,
    delivery,
    lacksDelivery: fulfilment === null,
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

/**
 * ZON-9: the fulfilment that a form prices: null while the price of the chosen delivery is not known, which takes a postal
 * code of a zone where the caterer has zones.
 */
export function pricedFulfilment(isDelivery: boolean, zones: readonly Zone[], zipCode: string): Fulfilment | null {
  return isDelivery ? expectedFulfilment({ offersDelivery: true, zones }, zipCode) : 'pickup'
}

/** The label of a price period's line. */
export function periodLabel(difference: Oere): 'Pristillæg' | 'Rabat' {
  return difference < 0 ? 'Rabat' : 'Pristillæg'
}

function sum(amounts: readonly Oere[]): Oere {
  return amounts.reduce((total, amount) => total + amount, 0)
}
