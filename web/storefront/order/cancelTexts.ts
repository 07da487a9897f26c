import type { CancelTerm } from '../../../domain/orders/cancellation.ts'
import { formatDayAndMonth } from '../../../domain/time/formats.ts'

/** CHG-7: what cancelling costs until when. `today` leaves out its year. */
export function formatCancelTerms(terms: readonly CancelTerm[], today: string): string {
  if (terms.length === 0) return 'Du kan afbestille gratis indtil leveringen.'
  const parts = terms.map(
    ({ until, percent }) =>
      `${formatPercent(percent)} til og med ${formatDayAndMonth(until.date, today)} kl. ${until.clock}`,
  )
  return `Gratis, så længe ordren venter. Når den er godkendt: ${[...parts, 'hele prisen'].join(', derefter ')}.`
}

function formatPercent(percent: number): string {
  if (percent === 0) return 'gratis'
  return percent === 100 ? 'hele prisen' : `${percent} %`
}
