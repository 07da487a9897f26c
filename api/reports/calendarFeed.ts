import ical from 'ical-generator'
import { parseDanishMoment } from '../../domain/time/danishMoment.ts'
import { formatPhone } from '../../domain/texts/phone.ts'
import type { Delivery } from './calendarStore.ts'

const DURATION_MINUTES = 30
const REFRESH_SECONDS = 15 * 60

/** ORL-4: the deliveries of a caterer as iCalendar. Times are in UTC, which every calendar reads the same. */
export function renderCalendar(cater: { name: string }, deliveries: readonly Delivery[]): string {
  const calendar = ical({
    // The package escapes events but not the name, where a line break would inject a property
    name: `Leveringer fra ${cater.name.replace(/\s+/g, ' ').replace(/[\\;,]/g, '\\$&')}`,
    prodId: { company: 'Kuvert', product: 'Leveringer', language: 'DA' },
    ttl: REFRESH_SECONDS,
  })
  for (const delivery of deliveries) {
    const start = parseDanishMoment(delivery.deliveryDate, delivery.deliveryTime)
    calendar.createEvent({
      id: `${delivery.id}@kuvert`,
      // The time of the last change, so that unchanged deliveries render the same text
      stamp: delivery.changedAt,
      start,
      end: new Date(start.getTime() + DURATION_MINUTES * 60_000),
      summary: `Ordre ${delivery.orderRef}: ${formatCovers(delivery)}`,
      location: formatLocation(delivery),
      description: `Kunde: ${delivery.orderer}\nTelefon: ${formatPhone(delivery.phoneNumber)}`,
    })
  }
  // RFC 5545: every line ends in CRLF; the package leaves out the last one
  return `${calendar.toString()}\r\n`
}

function formatCovers({ content }: Delivery): string {
  const covers = content.menus.reduce((sum, { amount }) => sum + amount, 0)
  return covers === 1 ? '1 kuvert' : `${covers} kuverter`
}

/** The address; null for a pickup. */
function formatLocation({ address, zipCode, city }: Delivery): string | null {
  const town = [zipCode, city].filter(Boolean).join(' ')
  return [address, town].filter(Boolean).join(', ') || null
}
