import { applyPercentage, type Oere } from './money.ts'
import { findActivePricePeriod, type PricePeriod } from './pricePeriods.ts'

/** The price of an order of one menu without extras, and its parts. */
export interface WholePrice {
  /** The covers with their price period. */
  goods: Oere
  /** Null where it is not known whether or where to deliver. */
  delivery: Oere | null
  /** The required services. */
  services: Oere
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

/** Adds up what must be paid: goods, required services and delivery. */
export function wholePrice(
  goods: Oere,
  covers: number,
  services: readonly { price: Oere }[],
  delivery: Oere | null,
): WholePrice {
  const ofServices = services.reduce((sum, { price }) => sum + price, 0)
  const total = goods + ofServices + (delivery ?? 0)
  return { goods, delivery, services: ofServices, total, perCover: Math.round(total / covers) }
}
