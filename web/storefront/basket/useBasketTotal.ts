import { graphql, useFragment } from 'react-relay/hooks'
import { basketTotal, countCovers } from '../../../domain/basket.ts'
import { repriceBasket } from '../../../domain/basketReview.ts'
import type { CatalogueMenus } from '../../../domain/basketReview.ts'
import type { useBasketTotal_cater$key } from '../../__generated__/useBasketTotal_cater.graphql.ts'
import { orderedServices } from './orderedServices.ts'
import { readService } from './readService.ts'
import { useBasket } from './useBasket.ts'

/**
 * The basket at today's prices, without menus that are no longer offered and with the services that the caterer requires,
 * and its covers and total in øre.
 * Menus are null where the catalogue could not be loaded; the lines then keep their prices.
 */
export function useBasketTotal(cater: useBasketTotal_cater$key, menus: CatalogueMenus | null) {
  const { number, services } = useFragment(
    graphql`
      fragment useBasketTotal_cater on Cater {
        number
        services {
          ...readService_service
        }
      }
    `,
    cater,
  )
  const { basket } = useBasket(number)
  // where the catalogue has none to say, those of the basket are all that is known
  const charged = services ? orderedServices(basket, services.map(readService)) : basket.services
  const today = { ...(menus ? repriceBasket(basket, menus) : basket), services: charged }
  const covers = countCovers(today)
  return { today, covers, total: covers > 0 ? basketTotal(today) : 0 }
}
