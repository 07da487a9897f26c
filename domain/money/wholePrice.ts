import { applyPercentage, type Oere } from './money.ts'
import { appliesTo, type Fulfilment, type ServiceScope } from './services.ts'
import { findActivePricePeriod, type PricePeriod } from './pricePeriods.ts'

/** A service that is part of every order that it applies to. */
export interface RequiredService {
  name: string
  price: Oere
  appliesTo: ServiceScope
}

/** The price of an order of one menu without extras, and its parts. */
export interface WholePrice<Service = RequiredService> {
  /** The covers with their price period. */
  goods: Oere
  /** Null where it is not known whether or where to deliver. */
  delivery: Oere | null
  /** The required services that apply to the fulfilment. */
  services: readonly Service[]
  /** Null where it is not known: the total then lacks what delivery costs (ZON-9). */
  fulfilment: Fulfilment | null
  total: Oere
  /** The total for one cover, rounded to whole øre. */
  perCover: Oere
}

/** Prices the covers of a menu by its cover price; the price period is that of the date, none without one. */
export function goodsPrice(
  coverPrice: Oere,
  covers: number,
  periods: readonly PricePeriod[],
  date: string | null,
): Oere {
  const percentage = date === null ? 0 : (findActivePricePeriod(periods, date)?.percentage ?? 0)
  return applyPercentage(coverPrice, percentage) * covers
}

/**
 * Adds up what must be paid: goods, delivery and the required services that apply to the fulfilment. Without a known one
 * (null) the total lacks what delivery costs.
 */
export function wholePrice<Service extends RequiredService>(
  goods: Oere,
  covers: number,
  requiredServices: readonly Service[],
  fulfilment: Fulfilment | null,
  delivery: Oere | null,
): WholePrice<Service> {
  const services = requiredServices.filter((service) => appliesTo(service, fulfilment))
  const total = services.reduce((sum, { price }) => sum + price, goods + (delivery ?? 0))
  return { goods, delivery, services, fulfilment, total, perCover: Math.round(total / covers) }
}
