import { formatDaysBefore } from '../../domain/texts/counts.ts'
import type { CaterSearch } from './caterSearch.ts'

/** The place of a caterer, and its distance from the place of the search, which may be the same: 'Viby J, 4 km'. */
export function formatWhere(city: string, kilometres: number | null): string {
  return [city, !kilometres ? '' : `${kilometres} km`].filter(Boolean).join(', ')
}

/** The ways to get a caterer's food, and its notice: 'Levering og afhentning · bestil senest 2 dage før'. */
export function formatTerms(offersDelivery: boolean, noticeDays: number): string {
  const ways = offersDelivery ? 'Levering og afhentning' : 'Afhentning'
  return noticeDays ? `${ways} · bestil senest ${formatDaysBefore(noticeDays)}` : ways
}

/** The result of a search, as its heading. `district` is the name of its postal code. */
export function countText(count: number, place: string, district: string | null): string {
  const caters = count === 0 ? 'Ingen køkkener' : count === 1 ? '1 køkken' : `${count} køkkener`
  if (!place) return caters
  if (/^\d/.test(place)) return `${caters} i ${district ?? place}`
  return `${caters} passer til "${place}"`
}

/** The advice where a search found nothing; the page offers other caterers below. */
export function nothingFoundText({ place, filters }: CaterSearch): string {
  if (filters.length === 0) return 'Se andre køkkener herunder.'
  return place ? 'Prøv færre filtre, eller se andre køkkener herunder.' : 'Prøv færre filtre.'
}
