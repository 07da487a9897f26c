import { useMemo } from 'react'
import { graphql, useFragment } from 'react-relay/hooks'
import type { BasketService } from '../../../domain/basket.ts'
import type { CatalogueMenus } from '../../../domain/basketReview.ts'
import { toOere } from '../../../domain/money.ts'
import { FIXED_DAY_PERCENTAGE, HOLIDAY_PERCENTAGE, PERIOD_OFFER } from '../../../domain/pricePeriods.ts'
import type { PricePeriod } from '../../../domain/pricePeriods.ts'
import type { CoverLimits } from '../../../domain/quantity.ts'
import type {
  useOrderCatalogue_cater$data,
  useOrderCatalogue_cater$key,
} from '../../__generated__/useOrderCatalogue_cater.graphql.ts'
import { readMenu } from '../catalogue/menuNode.ts'

/** What of a caterer's catalogue decides an order's price and whether it can be placed. */
export interface OrderCatalogue {
  services: BasketService[]
  periods: PricePeriod[]
  /** By the uuid of the menu; empty where the menus could not be loaded, since the service decides. */
  limits: ReadonlyMap<string, CoverLimits>
}

type Menu = NonNullable<useOrderCatalogue_cater$data['menus']>[number]

const PERIOD_TYPES: Readonly<Record<string, PricePeriod['type']>> = {
  FIXED_DAY: FIXED_DAY_PERCENTAGE,
  HOLIDAY: HOLIDAY_PERCENTAGE,
  OFFER: PERIOD_OFFER,
}

/** Reads a caterer's services, price periods and limits of covers in the words of the rules. */
export function useOrderCatalogue(
  key: useOrderCatalogue_cater$key,
): OrderCatalogue & { /** Null where they could not be loaded. */ menus: CatalogueMenus | null } {
  const cater = useFragment(
    graphql`
      fragment useOrderCatalogue_cater on Cater {
        menus {
          uuid
          minAmount
          maxAmount
          ...menuNode_menu
        }
        services {
          uuid
          name
          isRequired
          price
        }
        pricePeriods {
          id
          type
          percentage
          weekdays
          from
          to
          name
        }
      }
    `,
    key,
  )
  return useMemo(() => {
    const menus = cater.menus?.flatMap((menu) => readMenu(menu) ?? [])
    return { ...orderCatalogue(cater), menus: menus ? new Map(menus.map((menu) => [menu.id, menu])) : null }
  }, [cater])
}

/** The catalogue as the rules have it: money in øre, without price periods of types that are newer than this program. */
export function orderCatalogue({
  menus,
  services,
  pricePeriods,
}: Pick<useOrderCatalogue_cater$data, 'services' | 'pricePeriods'> & {
  menus?: readonly Pick<Menu, 'uuid' | 'minAmount' | 'maxAmount'>[] | null
}): OrderCatalogue {
  return {
    services: (services ?? []).map(({ uuid, name, isRequired, price }) => ({
      id: uuid,
      name,
      required: isRequired,
      price: toOere(price),
    })),
    periods: pricePeriods.flatMap(({ id, type, percentage, weekdays, from = null, to = null, name = null }) => {
      const known = PERIOD_TYPES[type]
      return known ? [{ id, type: known, percentage, weekdays: [...weekdays], from, to, name }] : []
    }),
    limits: new Map(
      (menus ?? []).map(({ uuid, minAmount = null, maxAmount = null }) => [uuid, { minAmount, maxAmount }]),
    ),
  }
}
