import type { Basket, BasketMenu } from '../../../domain/basket.ts'
import { reviewLine } from '../../../domain/basketReview.ts'
import type { CatalogueMenus, LineReview } from '../../../domain/basketReview.ts'
import { reviewText } from '../basket/reviewText.ts'

/** A basket as the order form shows it. */
export interface ReviewedOrder<Held extends Basket | null> {
  /** The lines at today's prices. */
  basket: Held
  /** By the index of the line: what the catalogue has changed since it was chosen. */
  reviews: LineReview[]
  /** What is said away from the lines; empty where the catalogue keeps none from being ordered. */
  problems: string[]
}

/** Compares a basket with the catalogue; null is not loaded: then the service decides alone. */
export function reviewOrder<Held extends Basket | null>(held: Held, menus: CatalogueMenus | null): ReviewedOrder<Held> {
  if (!held || !menus) return { basket: held, reviews: [], problems: [] }
  const reviews = held.menus.map((line) => reviewOrdered(line, menus))
  const lines = held.menus.map((line, index) => {
    const review = reviews[index]
    return review?.state === 'priceChanged' ? review.line : line
  })
  const problems = held.menus.flatMap(({ name }, index) => {
    const text = reviews[index] && reviewText(reviews[index])
    return text ? [`${name}: ${text}`] : []
  })
  return { basket: { ...held, menus: lines }, reviews, problems }
}

// A price that the service has told since is the newer one, and has been seen.
function reviewOrdered(line: BasketMenu, menus: CatalogueMenus): LineReview {
  const review = reviewLine(line, menus.get(line.id))
  const isTold = line.price !== line.originalPrice
  return review.state === 'priceChanged' && isTold ? { state: 'current' } : review
}
