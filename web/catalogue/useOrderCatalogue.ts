import { useMemo } from 'react'
import { graphql, useFragment } from 'react-relay/hooks'
import type { BasketService } from '../../domain/basket/basket.ts'
import { PRICE_PERIOD_TYPES } from '../../domain/money/pricePeriods.ts'
import type { PricePeriod } from '../../domain/money/pricePeriods.ts'
import type { Zone } from '../../domain/zones/zones.ts'
import type {
  useOrderCatalogue_cater$data,
  useOrderCatalogue_cater$key,
} from '../__generated__/useOrderCatalogue_cater.graphql.ts'
import { readService } from './readService.ts'
import { readMenu } from './menuNode.ts'
import { readZones } from '../delivery/readZones.ts'
import type { ShownMenusById } from './menuNode.ts'

/** The part of a caterer's catalogue that decides an order's price and whether it can be placed. */
interface OrderCatalogue {
  services: BasketService[]
  periods: PricePeriod[]
  zones: Zone[]
  /** Null where they could not be loaded: then the service decides alone. */
  menus: ShownMenusById | null
}

const PERIOD_TYPES: Readonly<Record<string, PricePeriod['type']>> = PRICE_PERIOD_TYPES

/** Reads a caterer's services, price periods, zones and menus in the words of the rules. */
export function useOrderCatalogue(key: useOrderCatalogue_cater$key): OrderCatalogue {
  const cater = useFragment(
    graphql`
      fragment useOrderCatalogue_cater on Cater {
        ...readZones_cater
        menus {
          ...menuNode_menu
        }
        services {
          ...readService_service
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
    const { menus, services, pricePeriods } = cater
    const read = menus?.flatMap((menu) => readMenu(menu) ?? [])
    return {
      services: (services ?? []).map(readService),
      periods: knownPeriods(pricePeriods),
      zones: readZones(cater),
      menus: read ? new Map(read.map((menu) => [menu.id, menu])) : null,
    }
  }, [cater])
}

/** The price periods as the rules have them, without those of types that are newer than this program. */
export function knownPeriods(periods: useOrderCatalogue_cater$data['pricePeriods']): PricePeriod[] {
  return periods.flatMap(({ id, type, percentage, weekdays, from = null, to = null, name = null }) => {
    const known = PERIOD_TYPES[type]
    return known ? [{ id, type: known, percentage, weekdays: [...weekdays], from, to, name }] : []
  })
}
