import { isoWeekday } from './danishTime.ts'
import { findHoliday } from './holidays.ts'
import { applyPercentage } from './money.ts'
import type { Oere } from './money.ts'

/** A period of this type holds on its weekdays. */
export const FIXED_DAY_PERCENTAGE = 1
/** A period of this type holds on Danish public holidays. */
export const HOLIDAY_PERCENTAGE = 2
/** A period of this type holds from one date to another, both included. */
export const PERIOD_OFFER = 3

/** When a caterer's covers cost more or less. The percentage is signed: -10 is a discount. */
export interface PricePeriod {
  id: string | number
  type: typeof FIXED_DAY_PERCENTAGE | typeof HOLIDAY_PERCENTAGE | typeof PERIOD_OFFER
  percentage: number
  /** ISO: 1 is Monday, 7 is Sunday. */
  weekdays: number[]
  /** 'YYYY-MM-DD'; null is open. */
  from: string | null
  to: string | null
  name: string | null
}

// The offer wins over the holiday, and that over the weekday.
const PRECEDENCE = [PERIOD_OFFER, HOLIDAY_PERCENTAGE, FIXED_DAY_PERCENTAGE]

/** The one period that prices a delivery date; of two of one type the cheaper. */
export function findActivePricePeriod(periods: readonly PricePeriod[], date: string): PricePeriod | null {
  const [best = null] = periods
    .filter((period) => appliesOn(period, date))
    .sort((a, b) => PRECEDENCE.indexOf(a.type) - PRECEDENCE.indexOf(b.type) || a.percentage - b.percentage)
  return best
}

/** What a percentage adds to lines of covers (negative where it takes off); price is that of one cover. */
export function periodDifference(lines: readonly { price: Oere; amount: number }[], percentage: number): Oere {
  return lines.reduce((sum, { price, amount }) => sum + (applyPercentage(price, percentage) - price) * amount, 0)
}

function appliesOn({ type, weekdays, from, to }: PricePeriod, date: string): boolean {
  if (type === FIXED_DAY_PERCENTAGE) return weekdays.includes(isoWeekday(date))
  if (type === HOLIDAY_PERCENTAGE) return findHoliday(date)?.isPublic === true
  return (from === null || from <= date) && (to === null || date <= to)
}
