import { graphql, readInlineData } from 'relay-runtime'
import type { BasketService } from '../../domain/basket/basket.ts'
import { readServiceScope } from './readServiceScope.ts'
import { toOere } from '../../domain/money/money.ts'
import type { readService_service$key } from '../__generated__/readService_service.graphql.ts'

/** Maps the fragment of a service to the domain's type. */
export function readService(service: readService_service$key): BasketService {
  const { uuid, name, price, isRequired, appliesTo } = readInlineData(
    graphql`
      fragment readService_service on Service @inline {
        uuid
        name
        price
        isRequired
        appliesTo
      }
    `,
    service,
  )
  return { id: uuid, name, price: toOere(price), required: isRequired, appliesTo: readServiceScope(appliesTo) }
}
