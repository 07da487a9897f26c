import { graphql, useFragment } from 'react-relay/hooks'
import { basketTotal, countCovers } from '../../../domain/basket/basket.ts'
import { repriceBasket } from '../../../domain/basket/basketReview.ts'
import type { CatalogueMenus } from '../../../domain/basket/basketReview.ts'
import type { useBasketTotal_cater$key } from '../../__generated__/useBasketTotal_cater.graphql.ts'
import { formatBelowMinimum } from '../../../domain/zones/zoneTexts.ts'
import { orderedServices } from '../../../domain/money/services.ts'
import { deliveryFee, expectedFulfilment, findZone, missingForZone } from '../../../domain/zones/zones.ts'
import { readZones } from '../../delivery/readZones.ts'
import { useParty } from '../../party/useParty.ts'
import { readService } from '../../catalogue/readService.ts'
import { useBasket } from './useBasket.ts'

/**
 * The basket at today's prices, without menus that are no longer offered and with the services that the caterer requires,
 * and its covers and total in øre. Where the visitor has entered a postal code of a zone, `delivery` is its fee, part of the
 * total, and `tooLittle` says what is missing for its minimum. While the price of the delivery is not known the total
 * `lacksDelivery`.
 * Menus are null where they are not known; the lines then keep their prices.
 */
export function useBasketTotal(cater: useBasketTotal_cater$key, menus: CatalogueMenus | null) {
  const data = useFragment(
    graphql`
      fragment useBasketTotal_cater on Cater {
        number
        offersDelivery
        ...readZones_cater
        services {
          ...readService_service
        }
      }
    `,
    cater,
  )
  const { number, offersDelivery, services } = data
  const { basket } = useBasket(number)
  const { zipCode } = useParty()
  const zones = readZones(data)
  const fulfilment = expectedFulfilment({ offersDelivery, zones }, zipCode)
  const chosen = basket.services.map(({ id }) => id)
  // where the catalogue has none to say, those of the basket are all that is known
  const charged = services ? orderedServices(services.map(readService), chosen, fulfilment) : basket.services
  const today = { ...(menus ? repriceBasket(basket, menus) : basket), services: charged }
  const covers = countCovers(today)
  const zone = zipCode === null ? undefined : findZone(zones, zipCode)
  const goods = basketTotal({ ...today, services: [] })
  const delivery = zone && fulfilment === 'delivery' ? deliveryFee(zone, goods) : null
  const tooLittle =
    zone && zipCode !== null && goods < (zone.minimum ?? 0)
      ? formatBelowMinimum(zipCode, zone, missingForZone(zone, goods))
      : null
  return {
    today,
    covers,
    delivery,
    lacksDelivery: fulfilment === null,
    tooLittle,
    total: covers > 0 ? basketTotal(today) + (delivery ?? 0) : 0,
  }
}
