import type { SearchedCater, SearchReason, SearchRules } from '../../domain/caterSearch.ts'
import { formatCovers } from '../../domain/counts.ts'
import { danishDate } from '../../domain/danishTime.ts'
import { REFUSAL_TEXTS } from '../../domain/texts.ts'

/** The rules by which a caterer answers a search now. */
export function createSearchRules(now: Date): SearchRules<SearchedCater> {
  const today = danishDate(now)
  return {
    reasons: (cater, { covers, date, zipCode }) => {
      const reasons: SearchReason[] = []
      if (date !== null && date < today)
        reasons.push({ code: 'PAST', message: 'Tidspunktet er passeret.', isPlace: false })
      if (zipCode !== null && !cater.offersDelivery)
        reasons.push({ code: 'NOT_DELIVERED', message: REFUSAL_TEXTS.noDelivery, isPlace: true })
      if (covers < (cater.minCovers ?? 0)) {
        const message = `Køkkenet laver mad til mindst ${formatCovers(cater.minCovers ?? 0)}.`
        reasons.push({ code: 'BELOW_MIN_COVERS', message, isPlace: false })
      }
      return reasons
    },
    next: (_cater, { date }) => (date !== null && date < today ? today : null),
    deliveryFee: ({ offersDelivery }) => (offersDelivery ? 0 : null),
    hasZone: () => false,
  }
}
