import { graphql, readInlineData } from 'relay-runtime'
import type { readWholePrice_price$key } from '../__generated__/readWholePrice_price.graphql.ts'
import type { WholePrice } from './answerTexts.ts'

/** Reads what a menu costs with all that must be paid. */
export function readWholePrice(key: readWholePrice_price$key): WholePrice {
  const { delivery, services, total, perCover } = readInlineData(
    graphql`
      fragment readWholePrice_price on WholePrice @inline {
        delivery
        total
        perCover
        services {
          name
        }
      }
    `,
    key,
  )
  return { delivery: delivery ?? null, services: services.map(({ name }) => name), total, perCover }
}
