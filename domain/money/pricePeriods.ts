import { isoWeekday } from '../time/danishTime.ts'
import { findHoliday } from '../time/holidays.ts'
import { applyPercentage } from './money.ts'
import type { Oere } from './money.ts'

/**
 * The wire's number of a period's type, by its name in the graph: applies on its weekdays, on Danish public holidays, or
 * from one date to another, both included.
 */
export const PRICE_PERIOD_TYPES = { FIXED_DAY: 1, HOLIDAY: 2, OFFER: 3 } as const
type PricePeriodTypeName = keyof typeof PRICE_PERIOD_TYPES
export type PricePeriodType = (typeof PRICE_PERIOD_TYPES)[PricePeriodTypeName]

const TYPE_NAMES = { 1: 'FIXED_DAY', 2: 'HOLIDAY', 3: 'OFFER' } as const satisfies Record<
  PricePeriodType,
  PricePeriodTypeName
>

/** The graph's name of a period's type. */
export const pricePeriodTypeName = (type: PricePeriodType) => TYPE_NAMES[type]

/** A percentage on the price of a cover by delivery date. It is signed: -10 is a discount. */
export interface PricePeriod {
  id: string | number
  type: PricePeriodType
  percentage: number
  /** ISO: 1 is Monday, 7 is Sunday. */
  weekdays: number[]
  /** 'YYYY-MM-DD'; null is open. */
  from: string | null
  to: string | null
  name: string | null
}

// An offer outweighs a holiday, and that a weekday
const PRECEDENCE: readonly PricePeriodType[] = [
  PRICE_PERIOD_TYPES.OFFER,
  PRICE_PERIOD_TYPES.HOLIDAY,
  PRICE_PERIOD_TYPES.FIXED_DAY,
]

/** The one period that prices a delivery date, of two of one type the cheaper; null where none applies. */
export function findActivePricePeriod(periods: readonly PricePeriod[], date: string): PricePeriod | null {
  return sortedPricePeriods(periods).find((period) => appliesOn(period, date)) ?? null
}

/** Price periods in the order in which they count: of those that apply on a date the first prices it. */
export const sortedPricePeriods = (periods: readonly PricePeriod[]): PricePeriod[] =>
  periods.toSorted((a, b) => PRECEDENCE.indexOf(a.type) - PRECEDENCE.indexOf(b.type) || a.percentage - b.percentage)

/** The difference that a percentage makes over lines of covers; negative for a discount. `price` is for one cover. */
export function periodDifference(lines: readonly { price: Oere; amount: number }[], percentage: number): Oere {
  return lines.reduce((sum, { price, amount }) => sum + (applyPercentage(price, percentage) - price) * amount, 0)
}

function appliesOn({ type, weekdays, from, to }: PricePeriod, date: string): boolean {
  if (type === PRICE_PERIOD_TYPES.FIXED_DAY) return weekdays.includes(isoWeekday(date))
  if (type === PRICE_PERIOD_TYPES.HOLIDAY) return findHoliday(date)?.isPublic === true
  return (from === null || from <= date) && (to === null || date <= to)
}
