import { graphql, useFragment } from 'react-relay/hooks'
import { addService, basketTotal } from '../../../domain/basket.ts'
import { toOere } from '../../../domain/money.ts'
import type { useBasketTotal_cater$key } from '../../__generated__/useBasketTotal_cater.graphql.ts'
import { useBasket } from './useBasket.ts'

/** What would be charged for the basket, in øre: its lines and services, with those that the caterer requires. */
export function useBasketTotal(cater: useBasketTotal_cater$key) {
  const { number, services } = useFragment(
    graphql`
      fragment useBasketTotal_cater on Cater {
        number
        services {
          uuid
          name
          price
          isRequired
        }
      }
    `,
    cater,
  )
  const { basket } = useBasket(number)
  const charged = (services ?? [])
    .filter(({ isRequired }) => isRequired)
    .reduce(
      (held, { uuid, name, price }) => addService(held, { id: uuid, name, price: toOere(price), required: true }),
      basket,
    )
  return { services: charged.services, total: basketTotal(charged) }
}
