import type { LineReview } from '../../domain/basket/basketReview.ts'
import { joinWithAnd } from '../../domain/texts/joinWithAnd.ts'
import { formatNotOffered } from '../../domain/menus/offering.ts'
import { PRICE_CHANGED_TEXT } from '../../domain/texts/texts.ts'

/** The message of a line of this menu that cannot be ordered as it is; null if it can. */
export function reviewText(review: LineReview, name: string, today: string): string | null {
  switch (review.state) {
    case 'current':
      return null
    case 'gone':
      return 'Menuen findes ikke længere.'
    case 'notOffered':
      return review.reasons.map((reason) => formatNotOffered(name, reason, today)).join(' ')
    case 'choicesChanged':
      return review.missing.length > 0 ? `${joinWithAnd(review.missing)} findes ikke længere.` : CHANGED_MENU
    case 'priceChanged':
      return PRICE_CHANGED_TEXT
  }
}

const CHANGED_MENU = 'Menuen er ændret, siden du valgte.'
