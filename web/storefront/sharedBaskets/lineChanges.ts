import type { LineReview } from '../../../domain/basket/basketReview.ts'
import { formatKroner } from '../../../domain/money/money.ts'
import { reviewText } from '../../lines/reviewText.ts'

/**
 * The changes of a line since it was shared, in sentences; empty for nothing. `made` ends the sentences about
 * prices: 'kurven blev delt'.
 */
export function lineChanges(
  review: LineReview,
  name: string,
  { today, made }: { today: string; made: string },
): string[] {
  if (review.state === 'priceChanged')
    return review.changes.map(({ name: extra, before }) =>
      extra === null
        ? `Prisen var ${formatKroner(before)}, da ${made}`
        : `${extra} kostede ${formatKroner(before)}, da ${made}`,
    )
  const text = reviewText(review, name, today)
  return text === null ? [] : [text]
}
