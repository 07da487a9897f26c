import type { Basket, BasketMenu } from '../../../domain/basket/basket.ts'
import { reviewLine } from '../../../domain/basket/basketReview.ts'
import type { CatalogueMenus, LineReview } from '../../../domain/basket/basketReview.ts'
import type { WantedDay } from '../../../domain/menus/offering.ts'
import { reviewText } from '../../lines/reviewText.ts'

/** A basket as the order form shows it. */
export interface ReviewedOrder<Held extends Basket | null> {
  /** The lines at today's prices. */
  basket: Held
  /** The same without menus that are no longer offered, which cost nothing. */
  charged: Held
  /** The changes of the catalogue since each line was chosen, by the index of the line. */
  reviews: LineReview[]
  /** Messages about the whole basket; empty if the catalogue allows every line. */
  problems: string[]
}

/** Compares a basket with the catalogue, for the wanted day; null is not loaded: then the service decides alone. */
export function reviewOrder<Current extends Basket | null>(
  basket: Current,
  menus: CatalogueMenus | null,
  day: WantedDay,
): ReviewedOrder<Current> {
  if (!basket || !menus) return { basket, charged: basket, reviews: [], problems: [] }
  const reviews = basket.menus.map((line) => reviewOrdered(line, menus, day))
  const lines = basket.menus.map((line, index) => {
    const review = reviews[index]
    return review?.state === 'priceChanged' ? review.line : line
  })
  const problems = basket.menus.flatMap(({ name }, index) => {
    const review = reviews[index]
    const text = review && reviewText(review, name, day.today)
    if (!text) return []
    // The sentence about a menu that is not available begins with its name
    return [review.state === 'notOffered' ? text : `${name}: ${text}`]
  })
  const charged = lines.filter((_, index) => reviews[index]?.state !== 'gone')
  return { basket: { ...basket, menus: lines }, charged: { ...basket, menus: charged }, reviews, problems }
}

// A price from the service's last response is newer, and has been seen.
function reviewOrdered(line: BasketMenu, menus: CatalogueMenus, day: WantedDay): LineReview {
  const review = reviewLine(line, menus.get(line.id), day)
  const isConfirmed = line.price !== line.originalPrice
  return review.state === 'priceChanged' && isConfirmed ? { state: 'current' } : review
}
