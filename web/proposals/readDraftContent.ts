import { graphql, readInlineData } from 'relay-runtime'
import { toOere } from '../../domain/money/money.ts'
import { toBasketLine } from '../../domain/basket/orderAgain.ts'
import type { DraftPrice, OrderDraft } from './proposalDraft.ts'
import type { readDraftContent_content$key } from '../__generated__/readDraftContent_content.graphql.ts'
import { readServiceScope } from '../catalogue/readServiceScope.ts'
import { readOrderedLines } from '../lines/readOrderedLines.ts'

/** The content of an order or offer as the initial draft of a change, with its prices. */
export interface DraftContent {
  content: Pick<OrderDraft, 'lines' | 'services' | 'extraLines' | 'discount'>
  price: DraftPrice
}

/** Maps the fragment of an order or an offer of a caterer to the content of a draft. */
export function readDraftContent(key: readDraftContent_content$key, caterId: number): DraftContent {
  const ordered = readInlineData(
    graphql`
      fragment readDraftContent_content on OrderContent @inline {
        price
        deliveryFee
        pricePeriodDifference
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
        ...readOrderedLines_content
      }
    `,
    key,
  )
  const { discount, deliveryFee } = ordered
  return {
    content: {
      lines: readOrderedLines(ordered).map((line, index) => ({
        line: index,
        menu: toBasketLine(line, { tempId: `line-${index}`, caterId }),
      })),
      services: ordered.services.map(({ id, name, price, appliesTo }) => ({
        id,
        name,
        price: toOere(price),
        appliesTo: readServiceScope(appliesTo),
      })),
      extraLines: ordered.extraLines.map(({ name, price }) => ({ name, price: toOere(price) })),
      discount: discount ? { name: discount.name, amount: toOere(discount.amount) } : null,
    },
    price: {
      deliveryFee: deliveryFee == null ? null : toOere(deliveryFee),
      difference: toOere(ordered.pricePeriodDifference ?? 0),
      total: toOere(ordered.price),
    },
  }
}
