import ical, { ICalEventStatus } from 'ical-generator'
import { calendarText, deliveryEvent, formatLocation } from '../../routes/deliveryEvent.ts'
import type { CustomerDelivery } from './orderCalendarStore.ts'

/** VIS-6: the delivery of an order as iCalendar. One that comes to nothing is cancelled in the calendar that has it. */
export function renderOrderCalendar(delivery: CustomerDelivery): string {
  const calendar = ical({ prodId: { company: 'Kuvert', product: 'Bestilling', language: 'DA' } })
  const event = deliveryEvent(delivery)
  const { caterAddress: address, caterZipCode: zipCode, caterCity: city } = delivery
  const isOff = delivery.status === 'refused' || delivery.status === 'cancelled'
  calendar.createEvent({
    ...event,
    location: event.location ?? formatLocation({ address, zipCode, city }),
    summary: `${event.location ? 'Levering fra' : 'Afhentning hos'} ${delivery.caterName}`,
    description: `Ordre ${delivery.orderRef}`,
    status: isOff ? ICalEventStatus.CANCELLED : null,
  })
  return calendarText(calendar)
}
