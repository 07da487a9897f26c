import ical from 'ical-generator'
import { parseDanishMoment } from '../../domain/danishMoment.ts'
import type { Delivery } from './calendarStore.ts'

const MINUTES = 30
const READ_AGAIN_SECONDS = 15 * 60

/** ORL-4: the deliveries of a caterer as iCalendar. Its moments are in UTC, so that every calendar reads them alike. */
export function calendarFeed(cater: { name: string }, deliveries: readonly Delivery[]): string {
  const calendar = ical({
    // The package escapes events but not the name: a line break in it would begin a line of its own
    name: `Leveringer fra ${cater.name.replace(/\s+/g, ' ').replace(/[\\;,]/g, '\\$&')}`,
    prodId: { company: 'Kuvert', product: 'Leveringer', language: 'DA' },
    ttl: READ_AGAIN_SECONDS,
  })
  for (const delivery of deliveries) {
    const start = parseDanishMoment(delivery.deliveryDate, delivery.deliveryTime)
    calendar.createEvent({
      id: `${delivery.id}@kuvert`,
      // The moment of the last change, not of asking: the same deliveries are the same text
      stamp: delivery.changedAt,
      start,
      end: new Date(start.getTime() + MINUTES * 60_000),
      summary: `Ordre ${delivery.orderRef}: ${coversText(delivery)}`,
      location: locationOf(delivery),
    })
  }
  return calendar.toString()
}

function coversText({ content }: Delivery): string {
  const covers = content.menus.reduce((sum, { amount }) => sum + amount, 0)
  return covers === 1 ? '1 kuvert' : `${covers} kuverter`
}

/** Null for a pickup. */
function locationOf({ address, zipCode, city }: Delivery): string | null {
  const town = [zipCode, city].filter(Boolean).join(' ')
  return [address, town].filter(Boolean).join(', ') || null
}
