import { graphql, readInlineData } from 'relay-runtime'
import { sourcesOf } from '../../../domain/images/imageWidths.ts'
import { toOere } from '../../../domain/money/money.ts'
import type { readShownContent_content$key } from '../../__generated__/readShownContent_content.graphql.ts'
import { readServiceScope } from '../../catalogue/readServiceScope.ts'
import { readAllergens } from '../../foods/readAllergens.ts'
import type { ShownContent } from './shownOrder.ts'

/** Maps the fragment of an order or an offer to what its page shows of its content and costs. */
export function readShownContent(key: readShownContent_content$key): ShownContent {
  const ordered = readInlineData(
    graphql`
      fragment readShownContent_content on OrderContent @inline {
        price
        pricePeriodDifference
        deliveryFee
        menus {
          id
          name
          covers
          price
          groups {
            items {
              name
              amount
            }
          }
          items {
            name
            type
            amount
            price
          }
          allergens {
            ...readAllergens_allergens
          }
          image {
            url
            width
          }
        }
        services {
          id
          name
          price
          appliesTo
        }
        extraLines {
          name
          price
        }
        discount {
          name
          amount
        }
      }
    `,
    key,
  )
  const { discount, deliveryFee } = ordered
  return {
    lines: ordered.menus.map(({ id, name, covers, price, groups, items, allergens, image }) => {
      const extras = items.filter(({ type }) => type === 'EXTRA')
      return {
        id,
        name,
        covers,
        price: toOere(price),
        total: extras.reduce((sum, extra) => sum + toOere(extra.price) * extra.amount, toOere(price) * covers),
        chosen: [...groups.flatMap((group) => group.items), ...items.filter(({ type }) => type !== 'EXTRA')],
        extras,
        allergens: readAllergens(allergens),
        picture: image ? sourcesOf(image.url, image.width, 640) : null,
      }
    }),
    services: ordered.services.map(({ id, name, price, appliesTo }) => ({
      id,
      name,
      price: toOere(price),
      appliesTo: readServiceScope(appliesTo),
    })),
    added: ordered.extraLines.map(({ name, price }) => ({ name, price: toOere(price) })),
    discount: discount ? { name: discount.name, amount: toOere(discount.amount) } : null,
    delivery: deliveryFee == null ? null : toOere(deliveryFee),
    difference: toOere(ordered.pricePeriodDifference ?? 0),
    total: toOere(ordered.price),
  }
}
