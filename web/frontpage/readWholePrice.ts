import { graphql, readInlineData } from 'relay-runtime'
import { deliveryServices } from '../../domain/money/services.ts'
import type { readWholePrice_price$key } from '../__generated__/readWholePrice_price.graphql.ts'
import { readServiceScope } from '../catalogue/readServiceScope.ts'
import type { WholePrice } from './answerTexts.ts'

/** Reads what a menu costs with all that must be paid. */
export function readWholePrice(key: readWholePrice_price$key): WholePrice {
  const price = readInlineData(
    graphql`
      fragment readWholePrice_price on WholePrice @inline {
        delivery
        lacksDelivery
        total
        perCover
        services {
          name
          price
          appliesTo
        }
      }
    `,
    key,
  )
  const { delivery, lacksDelivery, total, perCover } = price
  const services = price.services.map(({ name, price: kroner, appliesTo }) => ({
    name,
    price: kroner,
    appliesTo: readServiceScope(appliesTo),
  }))
  return {
    delivery: delivery == null ? null : delivery + deliveryServices(services),
    lacksDelivery,
    services: services.filter(({ appliesTo }) => appliesTo !== 'delivery').map(({ name }) => name),
    total,
    perCover,
  }
}
