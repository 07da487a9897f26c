import { formatCovers } from '../../domain/texts/counts.ts'
import ical from 'ical-generator'
import { formatPhone } from '../../domain/texts/phone.ts'
import { calendarText, deliveryEvent } from '../routes/deliveryEvent.ts'
import type { CaterDelivery } from './calendarStore.ts'

const REFRESH_SECONDS = 15 * 60

/** ORL-4: the deliveries of a caterer as iCalendar. */
export function renderCalendar(cater: { name: string }, deliveries: readonly CaterDelivery[]): string {
  const calendar = ical({
    // The package escapes events but not the name, where a line break would inject a property
    name: `Leveringer fra ${cater.name.replace(/\s+/g, ' ').replace(/[\\;,]/g, '\\$&')}`,
    prodId: { company: 'Kuvert', product: 'Leveringer', language: 'DA' },
    ttl: REFRESH_SECONDS,
  })
  for (const delivery of deliveries)
    calendar.createEvent({
      ...deliveryEvent(delivery),
      summary: `Ordre ${delivery.orderRef}: ${formatCovers(coversOf(delivery))}`,
      description: `Kunde: ${delivery.orderer}\nTelefon: ${formatPhone(delivery.phoneNumber)}`,
    })
  return calendarText(calendar)
}

const coversOf = ({ content }: CaterDelivery): number => content.menus.reduce((sum, { amount }) => sum + amount, 0)
