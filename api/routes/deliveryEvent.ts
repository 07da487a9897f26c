import type { ICalCalendar, ICalEventData } from 'ical-generator'
import type { Selectable } from 'kysely'
import { parseDanishMoment } from '../../domain/time/danishMoment.ts'
import type { OrderTable } from '../database/schema.ts'

const DURATION_MINUTES = 30

/** The part of an order that says when and where it is delivered. */
export interface Delivery
  extends Pick<
    Selectable<OrderTable>,
    'id' | 'orderRef' | 'deliveryDate' | 'deliveryTime' | 'address' | 'zipCode' | 'city'
  > {
  /** The time of the order's last event. */
  changedAt: Date
}

/** The event of a delivery. Times are in UTC, which every calendar reads the same. */
export function deliveryEvent(delivery: Delivery) {
  const start = parseDanishMoment(delivery.deliveryDate, delivery.deliveryTime)
  return {
    id: `${delivery.id}@kuvert`,
    // The time of the last change, so that unchanged deliveries render the same text
    stamp: delivery.changedAt,
    start,
    end: new Date(start.getTime() + DURATION_MINUTES * 60_000),
    location: formatLocation(delivery),
  } satisfies ICalEventData
}

/** The text of a calendar. RFC 5545: every line ends in CRLF; the package leaves out the last one. */
export const calendarText = (calendar: ICalCalendar): string => `${calendar.toString()}\r\n`

/** An address in one line; null where there is none, as of a pickup. */
export function formatLocation({
  address,
  zipCode,
  city,
}: Pick<Delivery, 'address' | 'zipCode' | 'city'>): string | null {
  const town = [zipCode, city].filter(Boolean).join(' ')
  return [address, town].filter(Boolean).join(', ') || null
}
