import type { UnavailableReason } from './availability.ts'
import type { ClockInterval } from './availabilityRules.ts'
import { capitalized } from '../texts/capitalized.ts'
import { formatCovers } from '../texts/counts.ts'
import { isoWeekday, WEEKDAYS } from '../time/danishTime.ts'
import { formatDayAndMonth, formatLongDate } from '../time/formats.ts'
import { joinWithAnd } from '../texts/joinWithAnd.ts'
import { formatNotOffered } from '../menus/offering.ts'
import { formatMissingCovers } from '../menus/quantity.ts'
import { AGE_LIMIT_TEXT, REFUSAL_TEXTS } from '../texts/texts.ts'
import { formatBelowMinimum } from '../zones/zoneTexts.ts'

/** AVA-2: a reason in Danish. A date of another year than that of `today` ('YYYY-MM-DD') has its year. */
export function formatReason(reason: UnavailableReason, today: string): string {
  const day = (date: string) => formatDayAndMonth(date, today)
  switch (reason.code) {
    case 'PAST':
      return 'Tidspunktet er passeret.'
    case 'TOO_FAR_AHEAD':
      return `Der kan bestilles til og med den ${formatLongDate(reason.latest)}.`
    case 'LEAD_TIME': {
      const { date, clock } = reason.orderBy
      const by = `skulle være bestilt senest ${WEEKDAYS[isoWeekday(date) - 1]} den ${day(date)} kl. ${clock}.`
      return reason.menu === null ? capitalized(by) : `"${reason.menu}" ${by}`
    }
    case 'CLOSED_WEEKDAY': {
      const verb = reason.fulfilment === 'PICKUP' ? 'Der kan ikke hentes' : 'Der leveres ikke'
      return `${verb} om ${WEEKDAYS[reason.weekday - 1]}en.`
    }
    case 'CLOSED_DATE':
      return reason.name ? `${reason.name}: lukket til og med den ${day(reason.to)}.` : 'Lukket den dag.'
    case 'HOLIDAY':
      return `Lukket på helligdage (${reason.name}).`
    case 'OUTSIDE_HOURS':
      return `${reason.fulfilment === 'PICKUP' ? 'Der kan hentes' : 'Der leveres'} kl. ${formatIntervals(reason.open)}.`
    case 'DAY_FULL':
      if (reason.left === 0) return 'Dagen er fuldt booket.'
      return reason.left === null
        ? `Der er ikke plads til ${formatCovers(reason.covers)} den dag.`
        : `Der er kun plads til ${formatCovers(reason.left)} mere den dag.`
    case 'NOT_DELIVERED':
      return formatNotDelivered(reason)
    case 'BELOW_ZONE_MINIMUM':
      return formatBelowMinimum(reason.zipCode, reason, reason.missing)
    case 'MENU_NOT_OFFERED':
    case 'MENU_SOLD_OUT':
      return formatNotOffered(reason.menu, reason, today)
    case 'MENU_AGE_LIMIT':
      return AGE_LIMIT_TEXT
    case 'BELOW_MIN_COVERS':
      return formatMissingCovers(reason.minimum, reason.missing)
  }
}

/** Formats hours: '10:00-14:00 og 17:00-20:00'. */
export function formatIntervals(intervals: readonly ClockInterval[]): string {
  return joinWithAnd(intervals.map(({ from, to }) => `${from}-${to}`))
}

function formatNotDelivered(reason: Extract<UnavailableReason, { code: 'NOT_DELIVERED' }>): string {
  const { place, deliversSomewhere, pickup } = reason
  if (!deliversSomewhere || !place) return REFUSAL_TEXTS.noDelivery
  if (place.city === null) return REFUSAL_TEXTS.zipCodeUnknown
  return `Vi leverer ikke til ${place.zipCode} ${place.city}.${pickup ? ' Du kan hente selv.' : ''}`
}
