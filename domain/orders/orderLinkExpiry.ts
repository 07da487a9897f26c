import { addDays } from '../time/danishTime.ts'

/** For how many days a link is valid that is mailed when those of before have expired. */
export const LATE_LINK_DAYS = 30

/** The last Danish day of the links of an order: 12 months after the delivery, so that an old mail opens nothing. */
export const lastLinkDay = (deliveryDate: string): string =>
  // A 29th of February of a common year is only compared, and stands between the 28th and the 1st
  `${Number(deliveryDate.slice(0, 4)) + 1}${deliveryDate.slice(4)}`

/** The last Danish day of a link that was made on a day: {@link lastLinkDay}, or 30 days later where that is later. */
export function orderLinkExpiry(deliveryDate: string, createdOn: string): string {
  const [regular, late] = [lastLinkDay(deliveryDate), addDays(createdOn, LATE_LINK_DAYS)]
  return regular > late ? regular : late
}
