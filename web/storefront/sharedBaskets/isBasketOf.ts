import { graphql, readInlineData } from 'relay-runtime'
import type { isBasketOf_cater$key } from '../../__generated__/isBasketOf_cater.graphql.ts'
import type { isBasketOf_shared$key } from '../../__generated__/isBasketOf_shared.graphql.ts'

/** Returns whether a shared basket is of this caterer; another caterer's is none on its storefront. */
export function isBasketOf(shared: isBasketOf_shared$key, cater: isBasketOf_cater$key): boolean {
  const basket = readInlineData(
    graphql`
      fragment isBasketOf_shared on SharedBasket @inline {
        cater {
          number
        }
      }
    `,
    shared,
  )
  const { number } = readInlineData(
    graphql`
      fragment isBasketOf_cater on Cater @inline {
        number
      }
    `,
    cater,
  )
  return basket.cater?.number === number
}
